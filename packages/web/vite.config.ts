import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { prerenderedLogin } from './prerendered-login'
import { staticStyles } from './static-styles'

const server = process.env.API_ORIGIN ?? 'http://127.0.0.1:8080'

// sonner writes its style sheet into the page at run time, which the Content-Security-Policy forbids;
// platform/page/toaster.tsx imports the same sheet as a file instead.
const sonnerWithoutInjectedStyle: Plugin = {
  name: 'sonner-without-injected-style',
  transform(code, id) {
    if (id.includes('/sonner/dist/index.mjs')) return { code: code.replace(/^__insertCSS\(.*\);?$/m, ''), map: null }
  },
}

// No list here grows without end, and what TanStack Query brings for such lists would travel with every page.
const withoutInfiniteQueries: Plugin = {
  name: 'without-infinite-queries',
  load(id) {
    if (!id.includes('/query-core/build/modern/infiniteQueryBehavior.js')) return
    const names = ['infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage']
    const refuse = `() => { throw new Error('vite.config.ts leaves infinite queries out') }`
    return names.map((name) => `export const ${name} = ${refuse}`).join('\n')
  },
}

// Files that are always loaded together are one file: they compress better, and fewer requests wait for each other.
const groups = [
  { name: 'first', test: /src\/main\.tsx$|rolldown\/runtime/, priority: 2 },
  // the frame, the mechanism of lists, and the list that is opened most
  {
    name: 'desk',
    test: /src\/(app\/workspace|features\/patient\/patient-list)\.tsx$|api\/src\/auth-reply/,
    priority: 1,
  },
  // what every form needs is one chunk: each one's name is carried by the first page
  { name: 'form', test: /src\/platform\/(record\/record-(form|dialog)|refusal\/failure-banner)\.tsx$/, priority: 0 },
  ...['en', 'id'].map((language) => ({
    name: `texts-${language}`,
    test: new RegExp(`i18n/${language}/(index|ui/|frame/|auth/)`),
  })),
]

// Every page carries the names of all chunks: those nobody asks for by name have none, and the shortest hash that there can be.
const chunkFileNames = ({ name }: { name: string }) =>
  groups.some((group) => group.name === name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js'

/** Style sheets are among those names. */
const assetFileNames = ({ names }: { names: readonly string[] }) =>
  names.some((name) => name.endsWith('.css')) ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]'

// V8 may compile these at once, off the main thread and while they still load: nearly all in them is called at the start.
const compiledAtOnce: Plugin = {
  name: 'compiled-at-once',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && ['first', 'desk'].includes(chunk.name))
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
    },
  },
}

const resolve = {
  tsconfigPaths: true,
  // React has had this hook for years: the shims of @xstate/react and wouter only cost bytes
  alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    staticStyles(),
    sonnerWithoutInjectedStyle,
    withoutInfiniteQueries,
    compiledAtOnce,
    prerenderedLogin({ root: import.meta.dirname, configFile: false, resolve }),
  ],
  resolve,
  server: { port: 5173, strictPort: true, proxy: { '/api': server, '/health': server } },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // a recipe nobody on the page uses must not travel
      treeshake: { moduleSideEffects: [{ test: /styled-system/, sideEffects: false }] },
      output: { chunkFileNames, assetFileNames, codeSplitting: { groups } },
    },
  },
})
