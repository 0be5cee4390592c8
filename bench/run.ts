import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, cpus, tmpdir, totalmem, type } from 'node:os'
import { join } from 'node:path'
import type { Figure } from './figure'
import { measurePageLoads } from './page-load'
import { measurePageSizes } from './page-size'
import { measureStarts } from './start'

const dataFolder = await mkdtemp(join(tmpdir(), 'bench-'))
try {
  const figures = [
    ...(await measureStarts(dataFolder)),
    ...(await measurePageSizes()),
    ...(await measurePageLoads(dataFolder)),
  ]
  console.log(`${machine()}\n`)
  console.log('| figure | measured | at most |\n|---|---:|---:|')
  for (const figure of figures) console.log(row(figure))
} finally {
  await rm(dataFolder, { recursive: true })
}

function row({ what, value, unit, limit }: Figure) {
  const said = (amount: number) => (unit === 'requests' ? `${amount}` : `${amount.toFixed(1)} ${unit}`)
  return `| ${what} | ${said(value)} | ${limit === undefined ? '' : said(limit)} |`
}

function machine() {
  const memory = (totalmem() / 2 ** 30).toFixed(0)
  return `${availableParallelism()} cores of ${cpus()[0]?.model ?? 'an unknown processor'}, ${memory} GiB, ${type()}, Node ${process.versions.node}`
}
