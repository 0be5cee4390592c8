import type { Schema } from '@clinic/api'
import { expect, it } from 'vitest'
import { doneIn, isTooth, mouthOf, type TypedLine, typedChart, writtenLine } from '../odontogram'
import { commonSurfaces } from '../odontogram/surface'
import { icd9cmOf } from './procedure-code'
import { procedureEffect } from './procedure-effect'

// Seen to fail: a finding of another visit, one entered in error or found only taken for done; the surfaces or the outcome not looked at;
// a planned bridge not taken; a wisdom tooth in a denture.

const [tooth, surface, jaw] = ['tooth', 'surface', 'jaw'] as const

const performed = (
  [scope, odontogram_code, place = '', icd9cm = '']: readonly [Schema<'ProductScope'>, string, string?, string?],
  outcome: Schema<'ProcedureOutcome'> = 'done',
): Parameters<typeof procedureEffect>[0] => {
  const [where = '', letters = ''] = place.split(' ')
  return {
    procedure: {
      tooth: isTooth(where) ? where : null,
      jaw: where === 'upper' || where === 'lower' ? where : null,
      surfaces: commonSurfaces([]).filter((each) => letters.includes(each)),
      outcome,
    },
    service: { scope, odontogram_code, icd9cm },
  }
}

/** The chart as it was when the visit `v2` began, and what is typed in it. */
function effect(before: readonly TypedLine[], now: readonly string[], given: Parameters<typeof procedureEffect>[0]) {
  const rows = typedChart(
    ...before.map((line) => (typeof line === 'string' ? { line, visit: 'v1' } : line)),
    ...now.map((line) => ({ line, visit: 'v2', reason: 'salah' })),
  )
  return procedureEffect(given, { layers: mouthOf(rows), done: doneIn(rows, 'v2') })
}

function said(outcome: ReturnType<typeof procedureEffect>): string {
  if (outcome.kind === 'proposed') {
    const { entry, questions } = outcome.proposal
    return [writtenLine(entry), ...questions.map(({ kind }) => `${kind}?`)].join(' ')
  }
  if (outcome.kind === 'refused') return `${writtenLine(outcome.entry)}: ${outcome.problem.code}`
  return outcome.kind === 'teethMissing' ? `${outcome.line} … ${outcome.code}` : outcome.kind
}

it.each<[string[], string[], Parameters<typeof performed>[0], string]>([
  // a filling, on the surfaces that are named
  [[], [], [surface, 'cof', '46 o'], '!46 o cof'],
  [['46 o car'], [], [surface, 'cof', '46 o'], '!46 o cof'],
  [['46 o car'], ['!46 o cof'], [surface, 'cof', '46 o'], 'charted'],
  [[], ['!46 mo cof'], [surface, 'cof', '46 o'], 'charted'],
  [[], ['!46 o cof'], [surface, 'cof', '46 mo'], '!46 mo cof'],
  [[], ['!46 o cof', '!46 m cof'], [surface, 'cof', '46 mo'], 'charted'],
  [[], ['!46 o gif'], [surface, 'cof', '46 o'], '!46 o cof'],
  [[], ['!36 o cof'], [surface, 'cof', '46 o'], '!46 o cof'],
  // only what was done here in this visit counts
  [['!46 o cof'], [], [surface, 'cof', '46 o'], '!46 o cof'],
  [[], ['46 o cof'], [surface, 'cof', '46 o'], '!46 o cof'],
  [[], ['=46 o cof'], [surface, 'cof', '46 o'], '!46 o cof'],
  [[], ['+46 o cof'], [surface, 'cof', '46 o'], '!46 o cof'],
  [[], ['!46 o cof', '-46 o cof'], [surface, 'cof', '46 o'], '!46 o cof'],
  // also where something later in the visit replaced it
  [[], ['!46 o tif', '!46 o cof'], [surface, 'tif', '46 o'], 'charted'],
  [[], ['!46 rct', '!46 mis karies'], [tooth, 'rct', '46'], 'charted'],
  // a sealant is occlusal
  [[], [], [tooth, 'fis', '46'], '!46 o fis'],
  [[], [], [tooth, 'fis', '43'], '!43 o fis: surfaceMissing'],
  // an extraction, whose cause is asked where nothing says it
  [[], [], [tooth, 'mis', '36'], '!36 mis cause?'],
  [[], [], [tooth, 'mis', '36', '23.11'], '!36 mis karies'],
  [['36 rrx trauma'], [], [tooth, 'mis', '36', '23.11'], '!36 mis trauma'],
  [[], ['36 mis perio'], [tooth, 'mis', '36'], '!36 mis perio'],
  [[], ['!36 mis'], [tooth, 'mis', '36'], 'charted'],
  [[], [], [tooth, 'mis', '55'], '!55 mis cause?'],
  // whole teeth
  [['46 nvt'], [], [tooth, 'rct', '46'], '!46 rct'],
  [[], [], [tooth, 'poc', '46'], '!46 poc'],
  [['46 mis karies'], [], [tooth, 'ipx', '46'], '!46 ipx'],
  [[], [], [tooth, 'ipx', '46'], '!46 ipx cause?'],
  [['46 mis karies'], [], [tooth, 'rct', '46'], '!46 rct: takesOnly'],
  [['46 poc'], [], [surface, 'cof', '46 o'], '!46 o cof: takesOnly'],
  [[], [], [tooth, 'ipx', '75'], '!75 ipx: permanentOnly'],
  // over several teeth: as planned, or typed by the dentist
  [['+14-16 pob'], [], [tooth, 'pob', '14'], '!14-16 pob cause?'],
  [['15 mis karies', '+13-16 pob a13,14,16'], [], [jaw, 'pob', 'upper'], '!13-16 pob a16,14,13'],
  [['+34-36 pob'], [], [jaw, 'pob', 'upper'], '! … pob'],
  [[], [], [tooth, 'meb', '14'], '!14 … meb'],
  [['15 mis karies'], ['!14-16 pob'], [tooth, 'pob', '14'], 'charted'],
  // dentures
  [[], [], [jaw, 'fld', 'upper'], '!ra fld'],
  [['+rb fld acr'], [], [jaw, 'fld', 'lower'], '!rb fld acr'],
  [['36,37,38 mis karies; 46 mis karies'], [], [jaw, 'prd', 'lower'], '!46,36-37 prd'],
  [['36 mis karies; 36 ipx; 37 mis karies'], [], [jaw, 'prd', 'lower'], '!37 prd'],
  [['36 mis karies', '+34-37 prd acr'], [], [jaw, 'prd', 'lower'], '!34-37 prd acr'],
  [[], [], [jaw, 'prd', 'lower'], '! … prd'],
  [['36 mis karies'], ['!36 prd acr'], [jaw, 'prd', 'lower'], 'charted'],
  [['36 mis karies'], ['!36 prd acr'], [jaw, 'prd', 'upper'], '! … prd'],
  // nothing to chart
  [[], [], [tooth, '', '46'], 'none'],
  [[], [], ['mouth', 'cof', '46 o'], 'none'],
  [[], [], [tooth, 'mis'], 'none'],
  [[], [], [surface, 'cof', '46'], 'none'],
  [[], [], [jaw, 'fld'], 'none'],
])('in a mouth with %j and today %j, %j: %s', (before, now, given, want) => {
  expect(said(effect(before, now, performed(given)))).toBe(want)
})

it.each(['continued', 'cancelled'] as const)('leaves nothing while it is %s', (outcome) => {
  expect(effect([], [], performed([tooth, 'mis', '46'], outcome))).toEqual({ kind: 'none' })
})

it('says what it replaces and which plan it settles', () => {
  const outcome = effect(['46 o car', '+46 o cof'], [], performed([surface, 'cof', '46 o']))
  expect(outcome.kind === 'proposed' && outcome.proposal.replaced.map(({ finding }) => finding.code)).toEqual([
    'car',
    'cof',
  ])
})

it.each([
  [{}, { icd9cm: '23.2' }, '23.2'],
  [{ icd9cm: '23.3' }, { icd9cm: '23.2' }, '23.2'],
  [{ icd9cm: '23.3' }, { icd9cm: '' }, '23.3'],
  [{ icd9cm: '23.3' }, undefined, '23.3'],
  [{}, { icd9cm: '' }, ''],
])('%j of a service %j has the code %j', (procedure, service, want) => {
  expect(icd9cmOf(procedure, service)).toBe(want)
})
