#!/bin/sh
# Build the page into a temporary folder and compare it with the one that is committed, where that is possible.
cd "$(dirname "$0")" || exit 1
skip() { echo "The page was not compared with its sources: $1."; exit 0; }

command -v npm > /dev/null || skip "npm is not installed"
node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' \
  || skip "Node.js 20.19 or newer is needed"
npm ping > /dev/null 2>&1 || skip "the npm registry cannot be reached"

out=$(mktemp -d) || exit 1
trap 'rm -rf "$out"' EXIT
npm ci > "$out.log" 2>&1 || { cat "$out.log"; rm -f "$out.log"; exit 1; }
rm -f "$out.log"
npm run --silent check && npm run --silent test && PAGE_OUT="$out" npm run --silent build > /dev/null || exit 1
diff -r "$out" ../src/turnwright/server/static > /dev/null \
  || { echo "The page in src/turnwright/server/static is not the one that web/ builds: run make web."; exit 1; }
echo "The page is the one that web/ builds."
