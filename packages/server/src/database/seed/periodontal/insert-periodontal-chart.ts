import { createHash } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { type FindingCode, type FindingRow, mouthOf } from '@clinic/core/odontogram'
import { furcationSitesOf, type PeriodontalTooth, periodontalSites } from '@clinic/core/periodontal-chart'
import { valuesOf } from '@clinic/core/values'
import type { AuditEvent } from '../../../audit/chain'
import type { Transaction } from '../../schema'
import type { DemoAccount, Place } from '../insert'
import type { DemoPeriodontium } from './demo-periodontia'

interface Charted {
  visit_id: number
  patient_id: number
  written_at: string
  periodontium: DemoPeriodontium | undefined
  /** Tells which teeth are there, and which of them are implants. */
  chart: readonly FindingRow[]
  dentist: DemoAccount
}

/** Inserts what was measured in a visit that is over, if anything was, and returns the events of the audit. */
export async function insertPeriodontalChart(
  tx: Transaction,
  { company_id, clinic_id }: Place,
  { visit_id, patient_id, written_at, periodontium, chart, dentist }: Charted,
): Promise<AuditEvent[]> {
  if (!periodontium) return []
  const { user_id, user_name, role, ip } = dentist
  const { id: object_id } = await tx
    .insertInto('periodontal_chart')
    .values({
      company_id,
      clinic_id,
      visit_id,
      patient_id,
      state: 'final',
      content: JSON.stringify(contentOf(periodontium, chart)),
      written_by: user_name,
      written_at,
      version: 2,
      created_at: written_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const written = { at: written_at, action: 'write', object: 'periodontal_chart', object_id }
  const by = { user_id, user_name, role, ip, clinic_id, people: { patient: [patient_id] } }
  return [{ ...written, ...by, query: null, before: null, after: null, reason: null }]
}

const quadrants = ['1', '2', '3', '4'] as const
const places = ['1', '2', '3', '4', '5', '6', '7', '8'] as const
const teeth = quadrants.flatMap((quadrant) => places.map((place) => `${quadrant}${place}` as const))

/** Codes of a place where nothing can be probed. */
const unprobed: ReadonlySet<FindingCode> = new Set<FindingCode>(['mis', 'non', 'une', 'imx', 'imv', 'rrx'])

function contentOf(periodontium: DemoPeriodontium, chart: readonly FindingRow[]): Schema<'PeriodontalChartContent'> {
  const { now } = mouthOf(chart)
  const codesOf = (tooth: PeriodontalTooth) =>
    now.flatMap(({ teeth: named, code }) => (named.some((each) => each === tooth) ? [code] : []))
  return {
    teeth: teeth.flatMap((tooth) => {
      const codes = codesOf(tooth)
      const implant = codes.includes('ipx')
      return implant || !codes.some((code) => unprobed.has(code)) ? [toothOf({ tooth, implant }, periodontium)] : []
    }),
    remark: periodontium.remark ?? '',
  }
}

function toothOf(
  { tooth, implant }: Pick<Schema<'PeriodontalToothRow'>, 'tooth' | 'implant'>,
  { pockets = {}, recession = {}, mobile = {}, furcations = {}, ...share }: DemoPeriodontium,
): Schema<'PeriodontalToothRow'> {
  const reached = implant ? [] : furcationSitesOf(tooth)
  return {
    tooth,
    implant,
    mobility: mobile[tooth] ?? 0,
    sites: valuesOf(periodontalSites).map((site) => {
      const lot = lotOf(`${tooth} ${site}`)
      const isMiddle = site === 'b' || site === 'l'
      const between = (pockets[tooth] ?? 3) - (lot('depth') < 45 ? 1 : 0)
      const depth = isMiddle ? Math.max(1, between - 1 - (lot('middle') < 50 ? 1 : 0)) : between
      const furcation = reached.includes(site) ? (site === 'b' ? (furcations[tooth] ?? 0) : 0) : null
      return {
        site,
        depth,
        recession: isMiddle || lot('recession') < 60 ? (recession[tooth] ?? 0) : 0,
        bleeding: lot('bleeding') < share.bleeding + (depth > 3 ? 25 : 0),
        plaque: lot('plaque') < share.plaque,
        calculus: lot('calculus') < share.calculus,
        suppuration: depth > 5 && lot('suppuration') < 15,
        furcation,
      }
    }),
  }
}

/** Draws a number below 100 by what it is for; of a site the same at each visit, so that what heals is seen where it was. */
const lotOf = (site: string) => (what: string) =>
  createHash('sha256').update(`${site} ${what}`).digest().readUInt32BE(0) % 100
