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
        // The page of each game is a chunk of its own, by the name of the game.
        chunkFileNames: ({ facadeModuleId }) => `${/games\/(\w+)\/Page/.exec(facadeModuleId ?? "")?.[1] ?? "[name]"}.js`,
        assetFileNames: "[name][extname]",
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
