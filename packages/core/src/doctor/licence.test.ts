import { expect, it } from 'vitest'
import { daysBetween } from '../time'
import { licenceState } from './licence'

const on = '2026-11-21'
const until = (sip_valid_until: string | null, sip_number = 'SIP-1') =>
  licenceState({ sip_number, sip_valid_until }, on)

it('is none without a number or a date', () => {
  expect(until('2030-01-01', '')).toBe('none')
  expect(until(null)).toBe('none')
})

it('is valid until the end of its last day', () => {
  expect(until(on)).toBe('expiring')
  expect(until('2026-11-20')).toBe('expired')
})

it('warns 90 days before', () => {
  expect(until('2027-02-19')).toBe('expiring')
  expect(until('2027-02-20')).toBe('valid')
})

it('counts days across months and leap years', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect(daysBetween('2026-03-01', '2026-02-28')).toBe(-1)
})
