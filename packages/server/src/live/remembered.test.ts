import { afterEach, describe, expect, it, vi } from 'vitest'
import { openRemembered } from './remembered'

// Seen to fail: without the comparison of ages what was read before a write was remembered after it.

const company_id = 7

function open(most?: number) {
  const totals = openRemembered<number>(['patient'], { most })
  totals.hearing()
  const remember = (key: string, value = 1, of = company_id) => totals.reading()(key, { company_id: of, value })
  return { ...totals, remember }
}

afterEach(() => vi.useRealTimers())

describe('what a server remembers', () => {
  it('is forgotten with a write to its tables in its company, and with no other', () => {
    const { remember, recall, wrote } = open()
    remember('here', 25)
    remember('elsewhere', 50, 8)
    wrote({ company_id, tables: ['room', 'user'] })
    expect([recall('here'), recall('elsewhere')]).toEqual([25, 50])
    wrote({ company_id, tables: ['room', 'patient'] })
    expect([recall('here'), recall('elsewhere')]).toEqual([undefined, 50])
  })

  it('is not what was being read while something was written', () => {
    const { reading, recall, wrote } = open()
    const remember = reading()
    wrote({ company_id, tables: ['patient'] })
    remember('total', { company_id, value: 25 })
    expect(recall('total')).toBeUndefined()
  })

  it('is nothing before writes are heard, and from the moment they may be missed until they are heard again', () => {
    const { remember, reading, recall, lost, hearing } = open()
    remember('total')
    const readBefore = reading()
    lost()
    expect(recall('total')).toBeUndefined()
    remember('total')
    expect(recall('total')).toBeUndefined()
    hearing()
    readBefore('total', { company_id, value: 25 })
    expect(recall('total')).toBeUndefined()
    remember('total')
    expect(recall('total')).toBe(1)
  })

  it('is forgotten after a minute, heard or not', () => {
    vi.useFakeTimers()
    const { remember, recall } = open()
    remember('total')
    vi.advanceTimersByTime(59_999)
    expect(recall('total')).toBe(1)
    vi.advanceTimersByTime(1)
    expect(recall('total')).toBeUndefined()
  })

  it('is at most so many values, the newest', () => {
    const { remember, recall } = open(2)
    for (const key of ['one', 'two', 'one', 'three']) remember(key)
    expect(['one', 'two', 'three'].map(recall)).toEqual([1, undefined, 1])
  })
})
