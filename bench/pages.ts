import { canOpen } from '@clinic/core/access'
import { addressesOf, demoUsers, everybody } from '../e2e/models/every-screen'
import { visitCold } from './cold-page'
import { median } from './figure'
import { origin, signIn, startServer } from './server'

const visits = 3
const columns = ['requests', 'scripts', 'KiB on the wire', 'first paint, ms', 'largest paint, ms']

/** Prints the cost of a first visit to each page; words leave only the pages whose address contains one of them. */
export async function printPages(dataFolder: string, words: readonly string[]) {
  const server = await startServer(dataFolder)
  try {
    console.log(`| page | ${columns.join(' | ')} |\n|---|${columns.map(() => '---:').join('|')}|`)
    for (const { address, user } of pages(words)) console.log(`| ${address} | ${await medianVisit(address, user)} |`)
  } finally {
    await server.stop()
  }
}

/** The middle of each figure, in the order of the columns. */
async function medianVisit(address: string, user: string | undefined) {
  const token = user && (await signIn(user))
  const all = []
  while (all.length < visits) all.push(await visit(address, token))
  const rows = all.map(({ requests, scripts, bytes, firstPaint, largestPaint }) => [
    requests,
    scripts,
    bytes / 1024,
    firstPaint,
    largestPaint,
  ])
  return columns.map((_, column) => Math.round(median(rows.map((row) => row[column] ?? Number.NaN)))).join(' | ')
}

/** Names the page, should its browser end under it: the bare message says only that a page was closed. */
const visit = (address: string, token: string | undefined) =>
  visitCold(`${origin}${address}`, token).catch((cause) => {
    throw new Error(`The visit to ${address} failed`, { cause })
  })

/** Returns every address of the table of routes once, for the first role that may open it. */
function pages(words: readonly string[]) {
  const users = new Map<string, string | undefined>()
  for (const role of everybody)
    for (const address of addressesOf(role).filter(isPage))
      if (!users.has(address) && (!role || canOpen(role, address)))
        users.set(address, role ? demoUsers[role] : undefined)
  const all = Array.from(users, ([address, user]) => ({ address, user }))
  return words.length === 0 ? all : all.filter(({ address }) => words.some((word) => address.includes(word)))
}

/** Not the faces that a walk gives to one page. */
const isPage = (address: string) => !/\?|nothing|999/.test(address) && address !== '/'
