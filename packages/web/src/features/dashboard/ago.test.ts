import type { Language } from '@clinic/core/language'
import { describe, expect, it } from 'vitest'
import { ago } from './ago'

const now = Date.parse('2026-11-20T10:00:00Z')

describe('how long ago', () => {
  it.each<[string, Language, string]>([
    ['2026-11-20T10:00:05Z', 'en', '1 minute ago'],
    ['2026-11-20T09:59:30Z', 'en', '1 minute ago'],
    ['2026-11-20T09:00:01Z', 'en', '59 minutes ago'],
    ['2026-11-20T09:00:00Z', 'en', '1 hour ago'],
    ['2026-11-19T10:00:01Z', 'en', '23 hours ago'],
    ['2026-11-19T10:00:00Z', 'en', '1 day ago'],
    ['2026-11-17T17:00:00+07:00', 'id', '3 hari yang lalu'],
  ])('%s is, in %s, %s', (moment, language, want) => {
    expect(ago(moment, { now, language })).toBe(want)
  })
})
