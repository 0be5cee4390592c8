import { describe, expect, it } from 'vitest'
import { valuesOf } from '../values'
import { medicalKinds } from './medical-alert.values'
import { alertKey, kindsOfTopic, needsName } from './medical-kinds'

it('every kind is of a topic; only the other ones are of several', () => {
  const all = Object.values(kindsOfTopic).flat()
  expect(new Set(all)).toEqual(new Set(valuesOf(medicalKinds)))
  expect(all.filter((kind, index) => all.indexOf(kind) !== index)).toEqual(['other', 'other'])
})

it('a kind that says it all needs no name', () => {
  expect(valuesOf(medicalKinds).filter(needsName)).toEqual(['drug', 'food', 'anaesthetic', 'other'])
})

describe('the key of an alert', () => {
  it.each([
    ['Amoksisilin', '  amoksisilin '],
    ['Asam  mefenamat', 'asam mefenamat'],
    ['Ａｓｐｉｒｉｎ', 'aspirin'],
    ['حساسية البنسلين', ' حساسية  البنسلين'],
  ])('is the same for %j and %j', (one, other) => {
    expect(alertKey({ kind: 'drug', name: one })).toBe(alertKey({ kind: 'other', name: other }))
  })

  it('is the kind where there is no name', () => {
    expect(alertKey({ kind: 'latex', name: ' ' })).toBe('latex')
    expect(alertKey({ kind: 'diabetes', name: 'Tipe 2' })).toBe('tipe 2')
  })
})
