import { describe, expect, it } from 'vitest'
import { rejectionOf, rejectionOfReply, rulesIn } from './rejections'

const named = [
  [10117, 10118, 10119, 10120, 10121, 10122, 10123, 10124],
  [10125, 10126, 10127, 10128, 10129, 10130],
  [10166, 10167, 10168, 10397, 10413, 10333],
  [10173, 10295, 10400],
  [10374, 10375, 10383, 10388, 10453, 10454, 10924],
  [20002, 20003, 20004, 20005, 20006, 20007, 20008, 20009],
  [20011, 20012, 20013, 20014, 20015, 20016, 20017, 20018, 20019, 20020, 20021],
].flat()

describe('a rule', () => {
  it.each(named)('%d has words of its own', (number) => expect(rejectionOf(number).key).not.toBe('unknownRule'))

  it.each([
    [10117, 'clinic', 'Encounter.identifier', 'identifierSystem'],
    [10119, 'doctor', 'Encounter.participant.individual', 'fieldRequired'],
    [10120, 'room', 'Encounter.location.location', 'fieldRequired'],
    [10121, 'visit', 'Encounter.period', 'periodWrong'],
    [10333, 'patient', 'Patient.address', 'addressMissing'],
    [10024, 'medicine', 'Medication.code', 'medicineUnknown'],
    [20003, 'clinic', '', 'scopeMissing'],
    [20012, 'system', '', 'earlierFailed'],
    [99999, 'system', '', 'unknownRule'],
    [0, 'system', '', 'unknownRule'],
  ])('%d is for %s to mend: %s, %s', (number, fixer, field, key) => {
    expect(rejectionOf(number)).toEqual({ fixer, field, key })
  })
})

describe('a refusal', () => {
  it.each([400, 422])('of a patient, %d and no rule, is for the front office to mend', (http_status) => {
    const want = { fixer: 'patient', field: 'Patient.identifier', key: 'patientDoubted' }
    expect(rejectionOfReply({ step: 'patient', rule: null, http_status })).toEqual(want)
  })

  it.each([
    { step: 'patient', rule: 10333, http_status: 400, key: 'addressMissing' },
    { step: 'patient', rule: null, http_status: 403, key: 'unknownRule' },
    { step: 'patient', rule: null, http_status: null, key: 'unknownRule' },
    { step: 'condition', rule: null, http_status: 400, key: 'unknownRule' },
  ] as const)('of $step by rule $rule and status $http_status is $key', ({ key, ...refused }) => {
    expect(rejectionOfReply(refused).key).toBe(key)
  })
})

it.each([
  ['{"issue":[{"details":{"text":"Encounter.identifier is wrong, RuleNumber: 10117"}}]}', [10117]],
  ['RuleNumber:20002 and rulenumber 10117 and RuleNumber: 10117', [20002, 10117]],
  ['{"RuleNumber": 10121}', [10121]],
  ['Organization 10000004 was not found', []],
  ['', []],
])('%s names %j', (body, want) => expect(rulesIn(body)).toEqual(want))
