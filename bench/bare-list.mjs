import Fastify from 'fastify'
import { Pool } from 'pg'

// The floor of a list: Fastify, pg and one statement, without token, role, contract or audit. PARAMETERS is JSON in which
// 'SEARCH' and 'OFFSET' stand for what a request asks for.

const { DATABASE_URL, SQL, PARAMETERS } = process.env
const pool = new Pool({ connectionString: DATABASE_URL, max: 16 })
const parameters = JSON.parse(PARAMETERS)
const app = Fastify()

app.get('/', async ({ query: { search, page = 1 } }) => {
  const bound = { SEARCH: `%${search}%`, OFFSET: (page - 1) * 25 }
  const { rows } = await pool.query(
    SQL,
    parameters.map((each) => bound[each] ?? each),
  )
  return { rows }
})

console.log(`The floor is at ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
