import type { Schema } from '@clinic/api'
import { archOf, type FindingCode, type FindingRow, inSurfaceOrder, isOverTeeth, writtenLine } from '../odontogram'
import { effectOf, effectsOn } from '../product'

type Place = Pick<Schema<'NoteProcedure'>, 'tooth' | 'surfaces' | 'jaw'>

/** Something that the chart plans, and that a service can do. */
export interface PlannedWork extends Place {
  /** Of the planned finding. */
  key: string
  code: FindingCode
  /** As it was planned, by typed line. */
  line: string
}

interface Named {
  procedure: Pick<Schema<'NoteProcedure'>, 'tooth' | 'jaw' | 'outcome'>
  service: Pick<Schema<'Product'>, 'odontogram_code'> | undefined
}

/** The planned layer of a chart as work, without what the procedures of the note name already. */
export const plannedWork = (planned: readonly FindingRow[], named: readonly Named[]): PlannedWork[] =>
  planned.flatMap((row) => {
    const work = workOf(row)
    return work && !named.some((each) => isTaken(work, each)) ? [work] : []
  })

/** Where a service of some scope does it. */
export const placeOf = ({ tooth, surfaces, jaw }: PlannedWork, scope: Schema<'ProductScope'>): Place => ({
  tooth: scope === 'tooth' || scope === 'surface' ? tooth : null,
  surfaces: scope === 'surface' ? surfaces : [],
  jaw: scope === 'jaw' ? jaw : null,
})

function workOf({
  key,
  code,
  teeth,
  surfaces,
  material,
  abutments,
  cause,
  is_uncertain,
  note,
}: FindingRow): PlannedWork | undefined {
  const tooth = abutments?.[0] ?? teeth[0]
  if (!tooth || !isWork(code)) return undefined
  const item = { code, surfaces, ...(material && { material }), ...(abutments && { abutments }) }
  const entry = {
    mode: 'planned',
    teeth,
    items: [item],
    ...(cause && { cause }),
    isUncertain: is_uncertain,
    note,
  } as const
  return { key, code, tooth, surfaces: inSurfaceOrder(surfaces), jaw: archOf(tooth), line: writtenLine(entry) }
}

const isWork = (code: FindingCode) =>
  (['tooth', 'surface', 'jaw'] as const).some((scope) => effectsOn(scope).includes(code))

function isTaken({ code, tooth, jaw }: PlannedWork, { procedure, service }: Named) {
  if (procedure.outcome === 'cancelled' || !service || effectOf(service) !== code) return false
  return procedure.tooth ? procedure.tooth === tooth : isOverTeeth(code) && procedure.jaw === jaw
}
