import { describe, expect, it } from 'vitest'
import type { Subject } from './looks'
import { drawPortrait } from './portrait'

const sari: Subject = { name: 'Sari Utami', sex: 'female', age: 34 }

describe('a portrait', () => {
  it('is the same one of the same person always', () => {
    expect(drawPortrait({ ...sari })).toBe(drawPortrait(sari))
  })

  it.each<[string, Partial<Subject>]>([
    ['another name', { name: 'Dewi Utami' }],
    ['a man', { sex: 'male' }],
    ['a child', { age: 7 }],
    ['old', { age: 78 }],
    ['a dentist', { dress: 'coat' }],
    ['an assistant', { dress: 'scrubs' }],
  ])('is another one of somebody with a difference: %s', (_, difference) => {
    expect(drawPortrait({ ...sari, ...difference })).not.toBe(drawPortrait(sari))
  })

  it('has a hijab where most Muslim women have one, and small girls none', () => {
    const names = Array.from({ length: 200 }, (_, index) => `Sari ${index}`)
    const changed = (person: Partial<Subject>) =>
      names.filter((name) => {
        const subject = { ...sari, ...person, name }
        return drawPortrait({ ...subject, isMuslim: true }) !== drawPortrait(subject)
      }).length
    expect(changed({})).toBeGreaterThan(120)
    expect(changed({})).toBeLessThan(180)
    expect(changed({ age: 5 })).toBe(0)
  })
})
