do-march = Marchar
