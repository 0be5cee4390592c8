import { describe, expect, it } from 'vitest'
import { emptyNoteContent, noteSnippets, noteTemplates, snippetsFor, snippetWordAt, withTemplate } from './index'

const [first] = noteTemplates
if (!first) throw new Error('There are no templates')

describe('a template', () => {
  it.each(['en', 'id'] as const)('fills plan and instructions in %s', (language) => {
    for (const template of noteTemplates) {
      const { plan, objective } = withTemplate(emptyNoteContent, template, language)
      expect(plan.plan).toBe(template.plan[language])
      expect(plan.instructions).toBe(template.instructions[language])
      expect(objective.intra_oral).toBe(template.intra_oral?.[language] ?? '')
    }
  })

  it('stands behind what is written, and is written once', () => {
    const written = { ...emptyNoteContent, plan: { ...emptyNoteContent.plan, plan: 'Gigi 46.\n' } }
    const once = withTemplate(written, first, 'id')
    expect(once.plan.plan).toBe(`Gigi 46.\n${first.plan.id}`)
    expect(withTemplate(once, first, 'id')).toEqual(once)
  })

  it('fits in the fields, and has a key of its own', () => {
    expect(new Set(noteTemplates.map(({ key }) => key)).size).toBe(noteTemplates.length)
    for (const { plan, instructions } of noteTemplates)
      for (const text of [...Object.values(plan), ...Object.values(instructions)])
        expect(text.length).toBeLessThan(1_000)
  })
})

describe('a snippet', () => {
  it.each<[string, number, ReturnType<typeof snippetWordAt>]>([
    ['/', 1, { from: 0, typed: '' }],
    ['/no', 3, { from: 0, typed: 'no' }],
    ['Gigi 46 /an', 11, { from: 8, typed: 'an' }],
    ['Gigi\n/', 6, { from: 5, typed: '' }],
    ['120/80', 6, null],
    ['120/', 4, null],
    ['/no', 0, null],
    ['/no then', 8, null],
    ['', 0, null],
  ])('is asked for by a slash that begins a word: %j at %i', (text, caret, want) =>
    expect(snippetWordAt(text, caret)).toEqual(want),
  )

  it('is found by the beginning of its word, in the language shown', () => {
    expect(snippetsFor('An', 'id').map(({ word }) => word.id)).toEqual(['anestesi'])
    expect(snippetsFor('an', 'en').map(({ word }) => word.en)).toEqual(['anaesthesia'])
    expect(snippetsFor('', 'en')).toEqual(noteSnippets)
    expect(snippetsFor('zzz', 'en')).toEqual([])
  })

  it.each(['en', 'id'] as const)('has a word of its own in %s', (language) => {
    expect(new Set(noteSnippets.map(({ word }) => word[language])).size).toBe(noteSnippets.length)
  })
})
