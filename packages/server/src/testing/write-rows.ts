import { openDatabase } from '../database/connect'

// Writes one row after the other and prints the id of each as soon as it is committed, until it is killed.
const [dataDirectory = ''] = process.argv.slice(2)
const { database } = await openDatabase({ dataDirectory })
for (;;) {
  const company = { name: 'Written just before the lights went out' }
  const { id } = await database.insertInto('company').values(company).returning('id').executeTakeFirstOrThrow()
  process.stdout.write(`${id}\n`)
}
