import { verifyAudit } from './audit/verify'
import { openDatabase } from './database/connect'
import { readEnv } from './env'
import { StartFailure } from './start-failure'

// Says of every company whether its audit is as it was written; ends with 1 when one is not, or when a noted hash
// (a parameter) stands in no chain.

await verify(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof StartFailure ? error.message : error)
  process.exit(1)
})

async function verify(noted: string[]) {
  const { DATABASE_URL, DATA_DIR } = readEnv()
  const { database, close } = await openDatabase({ databaseUrl: DATABASE_URL, dataDirectory: DATA_DIR })
  try {
    const verdicts = await verifyAudit(database, noted)
    for (const { company_id, groups, events, head, problem } of verdicts) {
      if (problem) console.error(`Company ${company_id}: ${problem}.`)
      else console.log(`Company ${company_id}: ${events} events in ${groups} groups are as they were written. ${head}`)
    }
    const lost = noted.filter((hash) => !verdicts.some(({ found }) => found.includes(hash)))
    for (const hash of lost) console.error(`No chain goes through ${hash} any more.`)
    if (lost.length > 0 || verdicts.some(({ problem }) => problem)) process.exitCode = 1
  } finally {
    await close()
  }
}
