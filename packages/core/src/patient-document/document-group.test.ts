import { expect, it } from 'vitest'
import { valuesOf } from '../values'
import { documentGroups, documentKinds, documentKindsOf, groupOfDocument } from './index'

it('the front office sees papers, and nothing that was found in a mouth or by a laboratory', () => {
  const papers = ['letter', 'consent', 'identity', 'other']
  expect(documentKindsOf('front_office_clinic')).toEqual(papers)
  expect(documentKindsOf('front_office_clinic', 'paper')).toEqual(papers)
  expect(documentKindsOf('front_office_clinic', 'radiograph')).toEqual([])
  expect(documentKindsOf('front_office_clinic', 'photo')).toEqual([])
})

it.each(['doctor_clinic', 'nurse_clinic', 'manager_clinic'])('%s sees every kind, each in one group', (role) => {
  expect(documentKindsOf(role)).toEqual(valuesOf(documentKinds))
  expect(valuesOf(documentGroups).flatMap((group) => documentKindsOf(role, group))).toEqual(valuesOf(documentKinds))
  expect(documentKindsOf(role, 'photo')).toEqual(['intraoral', 'extraoral'])
})

it('a kind is found under its group', () => {
  expect(groupOfDocument('cbct')).toBe('radiograph')
  expect(groupOfDocument('extraoral')).toBe('photo')
  expect(groupOfDocument('laboratory')).toBe('paper')
})
