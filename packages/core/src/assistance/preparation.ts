import type { Schema } from '@clinic/api'

type Category = Schema<'ProductCategory'>

/** A procedure that is planned for a visit. */
export interface PlannedProcedure {
  category: Category
  needs_consent: boolean
  /** Of its recipe, for one of it. */
  materials: readonly Material[]
  quantity: number
}

export interface Material {
  medicine_id: number
  name: string
  quantity: number
}

export type PreparationItem =
  | { kind: 'tray'; category: Category }
  | ({ kind: 'material' } & Material)
  | { kind: 'anaesthetic' | 'consent' | 'x_ray' }

/**
 * Returns the items for what is planned for a visit: for the services that were booked or, without any, for those that the chart
 * plans. Services have no recipe yet, so no materials.
 */
export function preparationFor(planned: readonly Schema<'PlannedService'>[]): PreparationItem[] {
  const booked = planned.filter(({ source }) => source === 'appointment')
  const services = booked.length > 0 ? booked : planned
  return preparationList(services.map((service) => ({ ...service, materials: [], quantity: 1 })))
}

/** The categories that need anaesthesia. */
const anaesthetised: ReadonlySet<Category> = new Set<Category>(['oral_surgery', 'endodontics', 'periodontics'])
/** The categories that need an X-ray of the root. */
const seenOnXRay: ReadonlySet<Category> = new Set<Category>(['oral_surgery', 'endodontics'])

/** Returns the items an assistant lays out for the planned procedures, each once, in the order in which a chair is made ready. */
export function preparationList(planned: readonly PlannedProcedure[]): PreparationItem[] {
  const categories = [...new Set(planned.map(({ category }) => category))]
  return [
    ...categories.map((category) => ({ kind: 'tray', category }) as const),
    ...materialsOf(planned).map((material) => ({ kind: 'material', ...material }) as const),
    ...(categories.some((each) => anaesthetised.has(each)) ? [{ kind: 'anaesthetic' } as const] : []),
    ...(planned.some(({ needs_consent }) => needs_consent) ? [{ kind: 'consent' } as const] : []),
    ...(categories.some((each) => seenOnXRay.has(each)) ? [{ kind: 'x_ray' } as const] : []),
  ]
}

/** Names an item for as long as the plan holds it, so that a tick stays with it when the plan changes. */
export function preparationKey(item: PreparationItem): string {
  if (item.kind === 'tray') return `tray/${item.category}`
  return item.kind === 'material' ? `material/${item.medicine_id}` : item.kind
}

/** Returns the items still to be laid out. */
export const unprepared = (items: readonly PreparationItem[], ticked: readonly string[]) =>
  items.filter((item) => !ticked.includes(preparationKey(item)))

/** The materials that are proposed as used, those of the same kind together. */
export function materialsOf(planned: readonly PlannedProcedure[]): Material[] {
  const found = new Map<number, Material>()
  for (const { materials, quantity } of planned)
    for (const material of materials) {
      const before = found.get(material.medicine_id)?.quantity ?? 0
      found.set(material.medicine_id, { ...material, quantity: before + material.quantity * quantity })
    }
  return [...found.values()]
}
