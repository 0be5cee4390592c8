import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { verifyAudit } from '../audit/verify'
import { openDatabase } from '../database/connect'
import { readEnv } from '../env'
import { StartFailure } from './start-failure'

// Says of every company whether its audit is as it was written; ends with 1 when one is not or there is none, or when a
// noted hash (a parameter) stands in no chain.

await verify(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof StartFailure ? error.message : error)
  process.exit(1)
})

async function verify(noted: string[]) {
  const { DATABASE_URL, DATA_DIR } = readEnv()
  if (!DATABASE_URL && !existsSync(join(DATA_DIR, 'database'))) {
    throw new StartFailure(`There is no audit to verify: the folder ${DATA_DIR} holds no database.`)
  }
  const { database, close } = await openDatabase({ databaseUrl: DATABASE_URL, dataDirectory: DATA_DIR })
  try {
    const verdicts = await verifyAudit(database, noted)
    if (verdicts.length === 0) throw new StartFailure('There is no audit to verify: the database holds no company.')
    for (const { company_id, groups, events, emptied, head, problem } of verdicts) {
      const withoutErased = emptied > 0 ? `, without the contents of ${emptied} about people who were erased since` : ''
      if (problem) console.error(`Company ${company_id}: ${problem}.`)
      else
        console.log(
          `Company ${company_id}: ${events} events in ${groups} groups are as they were written${withoutErased}. ${head}`,
        )
    }
    const lost = noted.filter((hash) => !verdicts.some(({ found }) => found.includes(hash)))
    for (const hash of lost) console.error(`No chain goes through ${hash} any more.`)
    if (lost.length > 0 || verdicts.some(({ problem }) => problem)) process.exitCode = 1
  } finally {
    await close()
  }
}
