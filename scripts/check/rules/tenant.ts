import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { nodesOf, placeOf, root } from '../project'
import { isTest, type Rule } from './rule'

const statements = ['selectFrom', 'updateTable', 'deleteFrom', 'insertInto']
const joins = ['innerJoin', 'leftJoin', 'rightJoin', 'fullJoin']
const narrowing = ['where', 'whereRef', 'values', 'on', 'onRef']

// Asked before anybody knows who asks: the account of an email, the session or invitation of a token, the clinic of a link, the display or the paper of a token.
const beforeTenant = [
  'clinic',
  'company',
  'display',
  'ended_session',
  'invitation',
  'login_failure',
  'receipt_attempt',
  'receipt_link',
  'registration_attempt',
  'session',
  'user',
]
// Rows of a company or of somebody in it, whatever the clinic.
const ofCompany = [
  'clinic',
  'company',
  'company_medicine',
  'idempotency',
  'invitation',
  'journal_key',
  'login_address',
  'session',
  'user',
]
// Jobs of the server run for every clinic; they go on with the tenant of each row.
const everyClinic = [
  'features/import/end-abandoned-imports.ts',
  'features/booking-request/erase-unbooked.ts',
  'features/booking-request/expire-booking-requests.ts',
  'features/registration/erase-rejected.ts',
  'features/registration/expire-registrations.ts',
  'domain/satu-sehat/outbox/clinics-with-work.ts',
]
// Found by the secret of who sent it, before anybody knows which clinic it is of.
const bySecret = ['features/booking-request/request-of-token.ts']
// What servers learn of the service they all send to.
const ofNoCompany = ['satu_sehat_connection']

const server = 'packages/server/src/'
const homes = [`${server}features/`, `${server}domain/`]

/** A statement of a feature or of the domain, and each table it joins, names the company and the clinic whose rows it means. */
export const tenant: Rule = (file) => {
  if (!homes.some((home) => file.path.startsWith(home)) || isTest(file)) return []
  return [...nodesOf(file)].flatMap((node) =>
    [...tablesOf(node), ...tablesOfText(node)].flatMap(({ table, text, isJoin }) => {
      const missing = [
        ...((isJoin || !beforeTenant.includes(table)) && !ofNoCompany.includes(table) ? ['company_id'] : []),
        ...([...ofCompany, ...beforeTenant, ...ofNoCompany].includes(table) ? [] : ['clinic_id']),
      ].filter((column) => !text.includes(column))
      if (missing.length === 0 || (!isJoin && [...everyClinic, ...bySecret].includes(file.path.slice(server.length))))
        return []
      return [`${placeOf(file, node)}: a statement on ${table} without ${missing.join(' and ')}`]
    }),
  )
}

interface Named {
  table: string
  /** The text of the conditions that narrow the rows. */
  text: string
  isJoin: boolean
}

/** The table that a call begins a statement with, or joins. */
function tablesOf(node: ts.Node): Named[] {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return []
  const [named, ...conditions] = node.arguments
  if (!named || !ts.isStringLiteral(named)) return []
  const [table = ''] = named.text.split(' as ')
  // rows named before in the same statement, which is looked at where it finds them
  if (!tables().has(table)) return []
  const { text: method } = node.expression.name
  if (joins.includes(method)) return [{ table, text: conditions.map((each) => each.getText()).join(), isJoin: true }]
  return statements.includes(method) ? [{ table, text: narrowedBy(node), isJoin: false }] : []
}

/** Returns the conditions in the calls after the table, up to the end of the chain. */
function narrowedBy(node: ts.Node): string {
  const { parent } = node
  if (!ts.isPropertyAccessExpression(parent) || parent.expression !== node || !ts.isCallExpression(parent.parent))
    return ''
  const call = parent.parent
  const own = narrowing.includes(parent.name.text) ? call.arguments.map((each) => each.getText()).join() : ''
  return `${own} ${narrowedBy(call)}`
}

/** The tables of a text of SQL; a fragment with the tenant in it is called so. */
function tablesOfText(node: ts.Node): Named[] {
  if (!ts.isTaggedTemplateExpression(node) || !/^sql\b/.test(node.tag.getText())) return []
  const sql = node.template.getText()
  const isNarrowed = /\$\{(tenant|sameClinic|of)\b/.test(sql)
  return [...sql.matchAll(/\b(from|join|update|into)\s+"?(\w+)"?(?:\s+as\s+(\w+))?/gi)].flatMap(
    ([, verb = '', table = '', alias = table]) => {
      const isJoin = verb.toLowerCase() === 'join'
      if (!tables().has(table) || (isNarrowed && !isJoin)) return []
      const own = [...sql.matchAll(/(?:(\w+)\.)?\b((?:company|clinic)_id|id)\b/g)]
        .filter(([, of = alias]) => of === alias && (!isJoin || of !== undefined))
        .map(([, of, column]) => (isJoin && of === undefined ? '' : column))
      return [{ table, text: own.join(), isJoin }]
    },
  )
}

/** The names of all tables, as the server's types know them. */
let known: Set<string> | undefined
function tables() {
  known ??= new Set(
    readFileSync(join(root, 'packages/server/src/database/schema.ts'), 'utf8')
      .match(/export interface Tables \{([\s\S]*?)\n\}/)?.[1]
      ?.match(/^ {2}\w+/gm)
      ?.map((name) => name.trim()),
  )
  return known
}
