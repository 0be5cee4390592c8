// Replaces curl on a machine without it: supports only the options that docs/api.md uses.
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    silent: { type: 'boolean', short: 's' },
    request: { type: 'string', short: 'X' },
    header: { type: 'string', short: 'H', multiple: true, default: [] },
    data: { type: 'string', short: 'd' },
  },
})
const [url = ''] = positionals
const headers = values.header.map((line) => line.split(/:\s*(.*)/).slice(0, 2))
const method = values.request ?? (values.data === undefined ? 'GET' : 'POST')
const reply = await fetch(url, { method, headers, body: values.data })
process.stdout.write(await reply.text())
