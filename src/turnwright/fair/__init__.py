"""Fair dice: commitments, proofs and their verification."""
