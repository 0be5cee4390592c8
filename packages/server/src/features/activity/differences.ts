import type { Schema } from '@clinic/api'

type Field = Schema<'ActivityField'>
type Value = Schema<'ActivityValue'>
type Row = Readonly<Record<string, unknown>> | null

/** The most fields of a change that are listed. */
const most = 60
/** The most characters of a value. */
const longest = 2_000

/** Lists what differs between a row before and after a change, in the order of the row; of something new or gone all that was entered. */
export function differences(before: Row, after: Row): { fields: Field[]; left_out: number } {
  const [earlier, later] = [leavesOf(before), leavesOf(after)]
  // of some changes a part of the row is told afterwards: the rest did not change
  const isTold = (field: string) => before === null || after === null || topOf(field) in after
  const fields = [...new Set([...later.keys(), ...earlier.keys()])]
    .filter((field) => later.has(field) || isTold(field))
    .map((field): Field => ({ field, before: earlier.get(field) ?? null, after: later.get(field) ?? null }))
    .filter((field) => !isSame(field.before, field.after))
  return { fields: fields.slice(0, most), left_out: Math.max(0, fields.length - most) }
}

/** The single values of a row by their paths, as a request names them. */
function leavesOf(row: Row): Map<string, Value> {
  const leaves = new Map<string, Value>()
  collect(row ?? {}, '', leaves)
  return leaves
}

function collect(value: unknown, path: string, leaves: Map<string, Value>) {
  if (Array.isArray(value)) return collectList(value, path, leaves)
  if (typeof value !== 'object' || value === null) return void leaves.set(path, leafOf(value))
  const name = nameOfReference(value)
  if (path !== '' && name !== null) return void leaves.set(path, name)
  for (const [key, each] of Object.entries(value)) {
    if (isLeftOut(key)) continue
    // whom an id means stands beside it: `doctor_name` is what `doctor_id` says
    const id = key.replace(/_name$/, '_id')
    collect(each, [path, id in value ? id : key].filter(Boolean).join('.'), leaves)
  }
}

function collectList(list: readonly unknown[], path: string, leaves: Map<string, Value>) {
  const names = list.map((each) => (typeof each === 'object' && each !== null ? nameOfReference(each) : each))
  if (names.every((name) => name !== null && typeof name !== 'object'))
    return void leaves.set(path, names.length === 0 ? null : names.map((name) => shortened(String(name))))
  for (const [index, each] of list.entries()) collect(each, `${path}.${index}`, leaves)
}

/** An object that only points at another record is told by that record's name. */
function nameOfReference(value: object): string | null {
  if (!('id' in value)) return null
  const { name, first_name, last_name, quantity } = value as Record<string, unknown>
  if (quantity !== undefined) return null
  if (typeof first_name === 'string') return shortened([first_name, last_name].filter(Boolean).join(' '))
  return typeof name === 'string' ? shortened(name) : null
}

const topOf = (field: string) => field.replace(/\..*/, '')

/** Numbers of rows mean nothing to a reader; who did what the event says, and what a row keeps of its history or derives from others, the events of those; a secret is told to nobody. */
const isLeftOut = (key: string) => /(^|_)ids?$|(^|_)by(_name)?$|^user_/.test(key) || isDerived(key) || isSecret(key)

const derived = new Set(
  `version at created_at updated_at changed_at recorded_at decided_at requested_at reviewed_at approved_at
  submitted_at published_at moves moved moved_from merged_into former_record_numbers stages entries medicines
  materials prices list_price policies packages payments credit_notes warnings doses progress batches used
  visit steps rejection people round supersedes refund_of signature stay person photo logo stamp slug doctor_color display_name licence is_intact is_first is_exception is_caller violated_rules
  overridden has_medical_alert state_since payor_status payor_contract_from payor_contract_until drawer_open
  openings amounts creditable needs_manager in_instalments was_done late expired format
  encoding separator columns default_values moment available on_hand incoming outgoing`.split(/\s+/),
)

/** Whether the server works a field out, or keeps it for itself: nobody entered it. */
export const isDerived = (key: string) => derived.has(key)

/** Whatever is called so would let its reader in somewhere, or prove something: no event is meant to have it. */
export const isSecret = (key: string) => /(^|_)(password|token|secret|hash|pin|key|link|url)$/.test(key)

const leafOf = (value: unknown): Value => {
  if (typeof value === 'string') return value === '' ? null : shortened(value)
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}

const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)

const isSame = (one: Value, other: Value) => JSON.stringify(one) === JSON.stringify(other)
