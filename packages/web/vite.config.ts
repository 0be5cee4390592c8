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

// Icons are drawn in the colour of their text, 24 wide unless a style says else, and never read out: what Lucide brings for
// other sizes, colours and labels would travel with every page.
const plainIcons: Plugin = {
  name: 'plain-icons',
  load(id) {
    if (!id.includes('/lucide-react/dist/esm/createLucideIcon.mjs')) return
    return `
      import { createElement } from 'react'
      const usual = {
        width: 24, height: 24, viewBox: '0 0 24 24', 'aria-hidden': true,
        fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round',
      }
      export default ({ node }) =>
        (props) => createElement('svg', { ...usual, ...props }, ...node.map((shape) => createElement(...shape)))
    `
  },
}

// A page loads what every page needs (first), what every page of the desk needs (common, desk), what its kind of page needs,
// and its own: a few files that compress well, instead of thirty that wait for each other. What a group holds it holds with
// all that it imports, unless a group of more priority has that.
const files = (...paths: string[]) => new RegExp(`/(${paths.join('|')})\\.(tsx?|m?js)$`)
const ofLanguage = (name: string, ...paths: string[]) =>
  ['en', 'id'].map((language) => ({
    name: `${name}-${language}`,
    test: files(...paths.map((path) => path.replace('*', language))),
  }))
const groups = [
  { name: 'first', test: files('web/src/main', 'src/platform/page/window-title') },
  ...ofLanguage('first', 'early/first-*'),
  ...ofLanguage('desk', 'early/desk-*'),
  ...ofLanguage('register', 'early/register-*'),
  ...ofLanguage('charting', 'i18n/*/(odontogram|charting)/index'),
  ...ofLanguage('practice', 'i18n/*/(practice|vital-sign)/index'),
  // what the public pages share with every page of the desk
  {
    name: 'common',
    test: files(
      'src/ui/(card|visually-hidden)',
      'src/ui/feedback/(banner|skeleton)',
      'src/platform/record/failure-text',
      'src/platform/app/use-reply',
      'src/platform/page/use-hash',
      'src/platform/texts/(one-of|phone-number|phone-text)',
      'src/entities/product/product-name',
      'src/platform/time/(date-format|date-in|server-clock)',
      'core/src/patient/(patient|phone|date-of-birth|guardian)',
      // forms read typed amounts by it, imports and price lists those of files
      'core/src/money/read-rupiah',
      'icons/(circle-check|circle-exclamation-point|info|triangle-exclamation-point)',
    ),
  },
  // small forms, and what the registration shares with all forms
  {
    name: 'entry',
    test: files(
      'src/ui/steps',
      'src/ui/field/(checkbox-field|choice|form|number-field|radio-group-field)',
      'src/platform/record/(use-draft|idempotency-key)',
      'core/src/patient/patient-problems',
      'recipes/form',
      'icons/check',
    ),
  },
  // the frame, the mechanism of lists, and the list that is opened most
  {
    name: 'desk',
    test: files(
      'src/app/workspace',
      'src/features/patient/patient-list',
      'src/ui/(tabs|table/two-lines)',
      'src/platform/list/(all-rows|use-row-options)',
      'src/platform/record/(field-address|problem-sentences|master/master-list)',
      'src/platform/texts/use-namespace',
      'core/src/(active.values|lifecycle)',
      'api/src/auth-reply',
      'react-query/build/modern/useMutation',
      'recipes/link',
    ),
  },
  // the menus of rows, which come when they are opened
  { name: 'menu', test: files('src/ui/overlay/menu', 'src/platform/record/master/master-menu') },
  // what fetches texts, by name: it grows with every feature; and what the tables of screens share
  { name: 'table', test: files('src/i18n/i18n-util.async', 'src/app/routes/several-addresses') },
  // what records lack for SATUSEHAT
  {
    name: 'missing',
    test: files(
      'core/src/(patient/readiness|satu-sehat/missing-of-record|satu-sehat/codes/kfa-code)',
      'src/entities/satu-sehat/readiness-note',
    ),
  },
  // the small parts of most pages that are no list
  {
    name: 'page',
    test: files(
      'src/ui/key-value',
      'src/ui/feedback/empty-state',
      'src/ui/field/(select-field|text-area)',
      'src/platform/list/save-file',
      'src/platform/page/use-media',
      'src/platform/record/(page-only-notice|record-gate|use-confirmed-change|master/typed-list)',
      'src/platform/refusal/failure-banner',
      'src/entities/appointment/[^/]+-time',
      'src/entities/clinic/contact-link',
      'src/entities/doctor/use-doctor-options',
      'src/entities/medical-alert/medical-alerts',
      'src/entities/odontogram/odontogram-query',
      'src/entities/patient/patient-query',
      'src/entities/photo/(photo-query|person-avatar)',
      'src/platform/print/clinic-image-query',
      'src/entities/schedule/(use-days|staff-schedule-query)',
      'src/features/patient/use-missing-patient',
      'core/src/area/area-codes',
      'core/src/doctor/doctor.values',
      'core/src/time/[^/]+',
      'icons/(calendar|copy|download|message-circle|pencil|phone|plus|printer)',
    ),
  },
  // the parts of forms and of record pages
  {
    name: 'record',
    test: files(
      'src/ui/field/(?!combobox|use-options|file-drop|filter|search|signature|stroke-outline)[^/]+',
      'src/ui/date/date-field',
      'src/platform/record/(record-form|master/(?!master-screens|master-list|typed-list)[^/]+)',
    ),
  },
  // the parts that every page loads after its own content
  {
    name: 'late',
    test: files('src/app/live/live', 'src/app/notification/notification-menu', 'src/platform/list/list-export'),
  },
  // the parts that overlay a page
  { name: 'overlay', test: files('src/ui/overlay/(dialog|drawer)', 'src/platform/record/record-dialog') },
  // the look of chips, which lists share with the choice of one of many
  { name: 'chips', test: /\/src\/forms\.css$/ },
  { name: 'choice', test: files('src/ui/field/combobox-field') },
  // a day in the clinic: the lifecycles of appointments and visits, and the board
  {
    name: 'day',
    test: files(
      'core/src/appointment/appointment.(machine|values)',
      'core/src/visit/(visit.(machine|values)|visit-problems)',
      'src/ui/use-kept-focus',
      'src/platform/page/use-(dashboard-tabs|nurse-tabs)',
      'src/platform/texts/short-age-text',
      'src/entities/appointment/(appointment-query|state-tag|use-confirm-appointment|use-when)',
      'src/entities/patient/use-find-patient',
      'src/entities/visit/(board-query|duration|treated-by|use-chairs|use-minute|use-suggested-room)',
      'src/features/dashboard/day-row',
      'src/features/practice/(practice-queue|running-practices)',
    ),
  },
  // the small parts of moving an appointment, in the calendar and from the lists of those that cannot be kept
  {
    name: 'move',
    test: files(
      'src/calendar.css',
      'src/entities/appointment/(calendar-query|move/use-moved-notice|slot/(refusal-reasons|slot-draft))',
    ),
  },
  // what the desk may do with those of today, on the board and on its first page
  {
    name: 'agenda',
    test: files('src/entities/visit/(use-may-step|visit-entry)', 'core/src/visit/(queue|visit-stage)'),
  },
  { name: 'teeth', test: files('core/src/odontogram/(tooth|surface|teeth-in)') },
  // the words of surfaces and jaws, which an invoice has too
  { name: 'mouth', test: files('core/src/odontogram/odontogram.values', 'core/src/note/note.values') },
  // the chart of teeth, and the words of what is charted, which all that it is printed on share
  {
    name: 'chart',
    test: files(
      'core/src/odontogram/(chart|drawing|tooth-rows|proposal/propose)',
      'src/entities/odontogram/(odontogram|indices|tooth-table|use-finding-words)',
    ),
  },
  {
    name: 'paper',
    test: files('src/platform/print/(?!clinic-image-query)[^/]+', 'src/platform/texts/use-texts-in'),
  },
  // people, with their licences and photos
  {
    name: 'people',
    test: files(
      'src/entities/(doctor|photo)/(dentist|licence|person-name|photo-of)',
      'src/entities/account/(account-of|person-status-field)',
    ),
  },
  // schedules of dentists, assistants and rooms
  {
    name: 'schedules',
    test: files(
      'src/ui/grid/week-[^/]+',
      'src/entities/schedule/(printed-days|schedule-(query|screen|week)|shift-blocks|use-maintenance|use-week|week-bar)',
      'src/features/(doctor|staff)-schedule/(people-of|use-(room|place)-of)',
    ),
  },
  {
    name: 'information',
    test: files('src/features/information/use-[^/]+', 'core/src/information/information.values'),
  },
  // long lists of values
  {
    name: 'values',
    test: files(
      'core/src/company-medicine/(company-medicine.values|company-medicine-problems|ingredients)',
      'core/src/import/(heading|read-money)',
      'core/src/patient/demographics.values',
    ),
  },
  // the address of a link, and what copies it
  // why somebody is not written to, on their page and in lists
  { name: 'message', test: files('core/src/patient/message-obstacle', 'icons/message-circle-off') },
  { name: 'request', test: files('src/entities/booking-request/(booking-request-address|requested-service)') },
  { name: 'link', test: files('src/platform/page/link-to-copy') },
  // what prescriptions and pages of stock call a medicine
  { name: 'medicine-name', test: files('src/entities/company-medicine/use-medicine-name') },
  // the choice of a month
  { name: 'period', test: files('src/platform/time/(period-field|use-period)', 'core/src/time/period') },
  // services, without what only their form asks of the chart
  { name: 'service', test: files('core/src/product/(product.values|product-problems)') },
  // the terms of diagnoses and procedures, which the form of a service asks for too
  { name: 'terms', test: files('src/entities/note/use-terms', 'recipes/note') },
  { name: 'queries', test: files('react-query/build/modern/useQueries') },
  // what a signed note and its printed summary share
  {
    name: 'note',
    test: files('src/entities/note/(note-query|signature-line|written-note)'),
  },
  // what a prescription and its printed sheets share
  {
    name: 'prescription',
    test: files(
      'src/entities/prescription/(prescription-query|printed-lines|use-dose-words)',
      'core/src/prescription/(prescription.values|prescription-content)',
    ),
  },
  // the look of vital signs, which the lists of assistants share, and the levels of vital signs
  { name: 'vital-sign-look', test: files('recipes/vital-sign') },
  {
    name: 'vital-sign',
    test: files('src/entities/vital-sign/vital-sign-tag', 'core/src/vital-sign/vital-sign.values'),
  },
  // what the printed data of a patient share with its pages
  {
    name: 'medical-alert',
    test: files('src/entities/medical-alert/(alerts-query|alert-name)', 'core/src/medical-alert/medical-alert.values'),
  },
  {
    name: 'policy',
    test: files('src/entities/patient-policy/policy-query', 'core/src/patient-policy/patient-policy.values'),
  },
  // what a patient's page, its printed sheet and its form share
  { name: 'patient-sections', test: files('src/features/patient/patient-sections') },
  // one patient
  { name: 'patient', test: files('src/features/patient/patient-screen') },
  {
    name: 'patient-form',
    test: files('src/entities/patient/patient-(fields|identity-fields)', 'src/features/patient/use-candidates'),
  },
  { name: 'register', test: files('src/features/registration/register') },
].map((group, index, all) => ({ ...group, priority: all.length - index }))

// A file's name is written in every file that imports it: only the common files are named, the others get a short hash.
const chunkFileNames = ({ name }: { name: string }) =>
  ['first', 'common', 'desk', 'first-en', 'first-id', 'desk-en', 'desk-id', 'register-en', 'register-id'].includes(name)
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
        if (chunk.type === 'chunk' && ['first', 'common', 'desk'].includes(chunk.name))
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

const styles = staticStyles()

const resolve = {
  tsconfigPaths: true,
  // React has had this hook for years: the shims of @xstate/react and wouter only cost bytes
  alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    styles,
    sonnerWithoutInjectedStyle,
    withoutInfiniteQueries,
    plainIcons,
    compiledAtOnce,
    listedModules,
    prerenderedPages({ root: import.meta.dirname, configFile: false, resolve }, styles.shortened),
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
