import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { prerenderedPages } from './prerendered-pages'
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

// A page loads what every page needs (first), what every page of the desk needs (desk), what its kind of page needs, and its
// own: a few files that compress well, instead of thirty that wait for each other. What a group holds it holds with all
// that it imports, unless a group of more priority has that.
const files = (...paths: string[]) => new RegExp(`/(${paths.join('|')})\\.(tsx?|m?js)$`)
const groups = [
  { name: 'first', test: files('web/src/main') },
  ...['en', 'id'].flatMap((language) => [
    { name: `first-${language}`, test: files(`early/first-${language}`) },
    { name: `desk-${language}`, test: files(`early/desk-${language}`) },
    { name: `register-${language}`, test: files(`early/register-${language}`) },
  ]),
  // the frame, the mechanism of lists, and the list that is opened most
  {
    name: 'desk',
    test: files(
      'src/app/workspace',
      'src/features/patient/patient-list',
      'src/platform/record/master/master-list',
      'src/platform/texts/use-namespace',
      'src/platform/record/problem-sentences',
      'api/src/auth-reply',
      'react-query/build/modern/useMutation',
    ),
  },
  // files that grow with every feature: the screens and their texts, by name
  { name: 'table', test: files('src/app/routes', 'src/i18n/i18n-util.async') },
  // the parts of forms and of record pages
  {
    name: 'record',
    test: files(
      'src/ui/feedback/empty-state',
      'src/ui/(key-value|link|steps)',
      'src/ui/field/(?!combobox|use-options|file-drop|filter)[^/]+',
      'src/ui/date/date-field',
      'src/platform/record/(record-(form|gate)|master/(?!master-screens|master-list)[^/]+)',
      'src/platform/refusal/failure-banner',
      'src/platform/page/use-(media|dashboard-tabs)',
      'src/platform/texts/short-age-text',
      'src/entities/patient/use-find-patient',
      'src/entities/clinic/contact-link',
      'src/entities/appointment/[^/]+-time',
      'src/entities/schedule/use-days',
      'core/src/time/[^/]+',
      'recipes/link',
      'icons/(check|copy|message-circle|pencil|phone|plus)',
    ),
  },
  // the parts that every page loads after its own content
  {
    name: 'late',
    test: files('src/app/live/live', 'src/app/notification/notification-menu', 'src/platform/list/list-export'),
  },
  // the parts that overlay a page
  { name: 'overlay', test: files('src/ui/overlay/(dialog|drawer)', 'src/platform/record/record-dialog') },
  { name: 'choice', test: files('src/ui/field/combobox-field') },
  // the words of what is charted, which the chart and all it is printed on share
  {
    name: 'words',
    test: files(
      'core/src/odontogram/odontogram.values',
      'src/entities/odontogram/(use-finding-words|odontogram-query|tooth-table)',
    ),
  },
  // people, with their licences and photos
  {
    name: 'people',
    test: files(
      'src/entities/(doctor|photo)/(dentist|licence|person-[^/]+|photo-of)',
      'src/entities/account/(account-of|person-status-field)',
      'src/features/doctor/doctor',
    ),
  },
  // calendar and schedules
  {
    name: 'planning',
    test: files(
      'src/ui/grid/[^/]+',
      'src/entities/schedule/(schedule-(week|screen)|use-week)',
      'src/features/doctor-schedule/doctor-worker-schedule',
    ),
  },
  // the lifecycles and the board of today, for the boards, the practices and the pages of one patient
  {
    name: 'lifecycle',
    test: files(
      'core/src/(appointment/appointment|visit/visit).(machine|values)',
      'src/entities/visit/(board-query|duration|use-minute)',
    ),
  },
  { name: 'register', test: files('src/features/registration/register') },
].map((group, index, all) => ({ ...group, priority: all.length - index }))

// A file's name is written in every file that imports it: only the common files are named, the others get a short hash.
const chunkFileNames = ({ name }: { name: string }) =>
  ['first', 'desk', 'first-en', 'first-id', 'desk-en', 'desk-id', 'register-en', 'register-id'].includes(name)
    ? 'assets/[name]-[hash].js'
    : 'assets/[hash:7].js'

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

/** For the check of weights: the chunk that holds a module, also where a group holds it. */
const listedModules: Plugin = {
  name: 'listed-modules',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunkOf: Record<string, string> = {}
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          for (const id of chunk.moduleIds)
            if (id.startsWith(`${import.meta.dirname}/src/`))
              chunkOf[id.slice(import.meta.dirname.length + 1).replace(/\.tsx?$/, '')] = chunk.fileName
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(chunkOf) })
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
    listedModules,
    prerenderedPages({ root: import.meta.dirname, configFile: false, resolve }),
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
