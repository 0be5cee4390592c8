import type { IdField } from '../id-fields'
import { placesOf, withValue } from '../json-path'
import type { Operation } from '../operations'
import { sampleCalls } from '../sample-calls'
import { addAdjustment, addSupplierReturn, addTransfer } from '../sample-calls/medicine-transaction'
import type { World } from '../sample-world'
import type { Sending } from '../send'

/** A call of an operation that has the field. */
export async function sampleWith(own: World, operation: Operation, { in: place, path }: IdField): Promise<Sending> {
  const [name = ''] = path
  // what was done stays the service that it was
  if (operation.id === 'changeInvoice' && path.join('.') === 'lines.[].product_id') return withAddedLine(own, operation)
  if (operation.id === 'changeInvoice' && path.join('.') === 'lines.[].paket_id')
    return withAddedLine(own, operation, { product_id: null, paket_id: 0 })
  // a receipt names no batch
  if (path.join('.') === 'lines.[].batch_id') return ofDocument(await addAdjustment(own), operation)
  if (name === 'to_clinic_id') return ofDocument(await addTransfer(own), operation)
  // neither a receipt nor an adjustment names a receipt
  if (name === 'receipt_id') return ofDocument(await addSupplierReturn(own), operation)
  const sample: Sending = await sampleCalls[operation.id](own)
  // beside it stands who saw it being signed
  if (path.at(-1) === 'consent_id')
    return { ...sample, body: withValue(sample.body, ['content', 'procedures', '0', 'consent'], someConsent(own)) }
  const other = place === 'body' && operation.id === 'previewPlanChange' ? others[name] : undefined
  return other ? { ...sample, body: { [name]: await other(own) } } : sample
}

const someConsent = ({ now }: World) => ({ consent_id: null, witness: 'Nur Aini', at: now().toISOString() })

/** A change of a draft that adds a service which has no price in the list, or a package. */
async function withAddedLine(own: World, operation: Operation, of: object = {}): Promise<Sending> {
  const sample: Sending = await sampleCalls[operation.id](own)
  const added = {
    id: null,
    product_id: 0,
    paket_id: null,
    package_sold_id: null,
    unit_price: 1_000,
    quantity: 1,
    discount: null,
    discount_reason: '',
  }
  return { ...sample, body: { ...Object(sample.body), lines: [{ ...added, ...of }, ...Object(sample.body).lines] } }
}

/** Of a body that says one of many, the one that has the field. */
const others: Record<string, (world: World) => Promise<unknown>> = {
  shift: async (world) => changeOf(await sampleCalls.updateDoctorShift(world)),
  template: async (world) => changeOf(await sampleCalls.updateShiftTemplate(world)),
  ended_template: async (world) => changeOf(await sampleCalls.endShiftTemplate(world)),
  room_maintenance: async (world) => changeOf(await sampleCalls.createRoomMaintenance(world)),
  inactive_patient: async ({ addPatient }) => (await addPatient()).id,
}
const ofDocument = ({ id, kind, version, content }: Awaited<ReturnType<typeof addAdjustment>>, operation: Operation) =>
  operation.id === 'createMedicineTransaction'
    ? { body: { kind, ...content } }
    : { path: { id }, body: { ...content, version } }
const changeOf = ({ path: { id }, body }: { path: { id: number }; body: unknown }) => ({ id, body })

/** The ways to say an id in a field: alone, and in a list also after one that is right. */
export function sayings(sample: Sending, { in: place, path }: IdField, right: number): ((id: number) => Sending)[] {
  const [name = ''] = path
  if (place === 'path') return [(id) => ({ ...sample, path: { ...sample.path, [name]: id } })]
  if (place === 'query')
    return [
      (id) => ({ ...sample, query: { ...Object.fromEntries(Object.entries(sample.query ?? {})), [name]: `${id}` } }),
    ]
  const at = (index: number) => path.map((each) => (each === '[]' ? String(index) : each))
  const first = (id: number) => withValue(sample.body, at(0), id)
  const alone = (id: number): Sending => ({ ...sample, body: first(id) })
  const list = path.indexOf('[]')
  if (list < 0) return [alone]
  const item = placesOf(first(right)).find(
    (each) =>
      each.path.join() ===
      at(0)
        .slice(0, list + 1)
        .join(),
  )?.value
  const second = withValue(first(right), at(1).slice(0, list + 1), item)
  return [alone, (id) => ({ ...sample, body: withValue(second, at(1), id) })]
}
