import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The names of the files are fixed: the build is committed, and the server answers with an ETag.
export default defineConfig({
  base: "/page/",
  plugins: [svelte()],
  build: {
    outDir: process.env.PAGE_OUT ?? "../src/turnwright/server/static",
    emptyOutDir: true,
    assetsDir: "",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rollupOptions: {
      output: {
        entryFileNames: "main.js",
        // What nearly every screen needs is one file: each small one would cost a request with its headers.
        codeSplitting: { groups: [{ name: "frame", test: /src\/(frame\/(Ring|Bar|Pips|Portrait|Dialog|OddsBar|Question|faces|focus|problems|names|Top|Icon|IconButton|percents|OddsGraph)\b|games\/tactics\/kinds|wire\/(http|seats)|match\/(live|sound|notice))/ }] },
        // The page of each game is a chunk of its own, by the name of the game.
        chunkFileNames: ({ facadeModuleId }) => `${/games\/(\w+)\/Page/.exec(facadeModuleId ?? "")?.[1] ?? "[name]"}.js`,
        // So are its styles.
        assetFileNames: ({ names, originalFileNames }) => {
          const game = originalFileNames.map((name) => /games\/(\w+)\//.exec(name)?.[1]).find(Boolean);
          return game && names.some((name) => name.endsWith(".css")) ? `${game}[extname]` : "[name][extname]";
        },
      },
    },
  },
  server: {
    proxy: {
      "/socket": { target: "ws://127.0.0.1:8765", ws: true },
      "^/(games|matches|words)(/|$|\\?)": { target: "http://127.0.0.1:8765", bypass: (request) => (request.headers.accept?.includes("text/html") ? "/page/index.html" : undefined) },
    },
  },
});
