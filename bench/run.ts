import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, cpus, tmpdir, totalmem, type } from 'node:os'
import { join } from 'node:path'
import { scaled } from '../scale'
import { measureBookingRace, measureCalendar } from './appointments'
import { measureBackup } from './backup'
import { measureCharting } from './charting'
import { measureManyClinics } from './clinics'
import type { Figure } from './figure'
import { measureHoveredLinks } from './hovered-link'
import { measureImport } from './import'
import { measureInvoices } from './invoices'
import { measureLighthouse } from './lighthouse'
import { measureLists } from './list-load'
import { measureLive } from './live'
import { measureMainThread } from './main-thread'
import { measureMixedUsers } from './mixed-users'
import { measurePageLoads } from './page-load'
import { measurePageSizes } from './page-size'
import { printPages } from './pages'
import { measureRecall } from './recall'
import { measureReports } from './reports'
import { measureScreenChange } from './screen-change'
import { measureStarts } from './start'
import { measureStock } from './stock'
import { measureWindowedTable } from './windowed-table'

// `pnpm bench` measures everything, `pnpm bench NAME …` some of it; `users` takes half an hour under SOAK=1.
// `pnpm bench pages` prints a first visit to every page, `pnpm bench pages patient room` those whose address holds a word.

const measures: Record<string, (dataFolder: string) => Promise<Figure[]>> = {
  start: measureStarts,
  size: measurePageSizes,
  load: measurePageLoads,
  thread: measureMainThread,
  change: measureScreenChange,
  hover: measureHoveredLinks,
  lighthouse: measureLighthouse,
  list: measureLists,
  users: () => measureMixedUsers({ minutes: scaled(30) }),
  live: measureLive,
  backup: measureBackup,
  booking: measureBookingRace,
  calendar: measureCalendar,
  charting: measureCharting,
  clinics: measureManyClinics,
  import: measureImport,
  invoice: measureInvoices,
  recall: measureRecall,
  report: measureReports,
  stock: measureStock,
  table: measureWindowedTable,
}

const asked = process.argv.slice(2)
const isOfPages = asked[0] === 'pages'
const unknown = isOfPages ? [] : asked.filter((name) => !(name in measures))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')} to measure; there are ${Object.keys(measures).join(', ')}, pages.`)
  process.exit(1)
}

console.log(`${machine()}\n`)
const dataFolder = await mkdtemp(join(tmpdir(), 'bench-'))
try {
  if (isOfPages) await printPages(dataFolder, asked.slice(1))
  else await printFigures(dataFolder)
} finally {
  await rm(dataFolder, { recursive: true })
}

async function printFigures(dataFolder: string) {
  console.log('| figure | measured | promised |\n|---|---:|---:|')
  for (const [name, measure] of Object.entries(measures)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    for (const figure of await measure(dataFolder)) console.log(row(figure))
  }
}

function row({ what, value, unit, limit, atLeast }: Figure) {
  const said = (amount: number) =>
    ['requests', 'errors', 'score', 'elements', 'keys'].includes(unit)
      ? `${amount}`
      : `${amount.toFixed(amount < 10 ? 2 : 1)} ${unit}`
  const promised = [
    ...(limit === undefined ? [] : [`≤ ${said(limit)}`]),
    ...(atLeast === undefined ? [] : [`≥ ${said(atLeast)}`]),
  ]
  return `| ${what} | ${said(value)} | ${promised.join(', ')} |`
}

function machine() {
  const memory = (totalmem() / 2 ** 30).toFixed(0)
  return `${availableParallelism()} cores of ${cpus()[0]?.model ?? 'an unknown processor'}, ${memory} GiB, ${type()}, Node ${process.versions.node}`
}
