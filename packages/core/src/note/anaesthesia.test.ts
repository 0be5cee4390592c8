import { describe, expect, it } from 'vitest'
import { anaestheticLimit, mostMillilitres, readMillilitres } from './anaesthesia'
import type { AnaestheticAgent } from './note.values'

describe('the most of an anaesthetic', () => {
  const given: [AnaestheticAgent, number | null, number | null][] = [
    // 7 mg/kg of 20 mg/mL
    ['lidocaine_adrenaline', 20, 7],
    // 16 mL hold 0.2 mg of adrenaline, which is reached before 500 mg
    ['lidocaine_adrenaline', 80, 16],
    ['lidocaine_adrenaline', null, 16],
    // 81 mg of 20 mg/mL
    ['lidocaine', 18, 4],
    ['lidocaine', null, 15],
    ['articaine_adrenaline', 18, 3.1],
    ['articaine_adrenaline', null, 20],
    ['mepivacaine', 10, 2.2],
    // 400 mg, whatever the weight
    ['mepivacaine', 90, 13.3],
    ['topical', 18, null],
    ['other', 18, null],
  ]
  it.each(given)('of %s at %s kg is %s mL', (agent, weight, most) => {
    expect(mostMillilitres(agent, weight)).toBe(most)
  })
})

describe('the injections of a visit', () => {
  const injected = (...given: [AnaestheticAgent, number | null][]) =>
    given.map(([agent, millilitres]) => ({ agent, millilitres }))

  it('are within the highest dose up to that very dose', () => {
    expect(anaestheticLimit(injected(['lidocaine_adrenaline', 7]), 20)).toBeNull()
    expect(anaestheticLimit(injected(['lidocaine_adrenaline', 7.1]), 20)).toBe('anaesthetic')
  })

  it('add up, of different anaesthetics each as its share', () => {
    const both = injected(['lidocaine_adrenaline', 3.5], ['articaine_adrenaline', 1.7])
    expect(anaestheticLimit(both, 20)).toBeNull()
    expect(anaestheticLimit([...both, { agent: 'mepivacaine', millilitres: 0.2 }], 20)).toBe('anaesthetic')
  })

  it('hold no more adrenaline than a healthy adult tolerates', () => {
    const many = injected(['articaine_adrenaline', 10], ['lidocaine_adrenaline', 8])
    expect(anaestheticLimit(many, 120)).toBeNull()
    expect(anaestheticLimit(injected(['articaine_adrenaline', 12], ['lidocaine_adrenaline', 7]), 120)).toBe(
      'adrenaline',
    )
  })

  it('without a weight are held against the dose of an adult, where there is one', () => {
    expect(anaestheticLimit(injected(['lidocaine', 15.1]), null)).toBe('anaesthetic')
    expect(anaestheticLimit(injected(['articaine_adrenaline', 19]), null)).toBeNull()
  })

  it('count nothing of what was not noted, and nothing of a gel or another agent', () => {
    expect(anaestheticLimit(injected(['lidocaine', null], ['topical', 30], ['other', 30]), 10)).toBeNull()
  })
})

describe('typed millilitres', () => {
  it.each([
    ['1,8', 1.8],
    [' 2.0 ', 2],
    ['3', 3],
    ['0,1', 0.1],
    ['30', 30],
    ['', null],
    ['30,1', undefined],
    ['0', undefined],
    ['1,85', undefined],
    ['-1', undefined],
    ['1 carpule', undefined],
    ['300', undefined],
  ])('"%s" are %s', (text, value) => {
    expect(readMillilitres(text)).toBe(value)
  })
})
