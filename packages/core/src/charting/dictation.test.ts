import { describe, expect, it } from 'vitest'
import { typedChart } from '../odontogram'
import { at, author, dictated, openChart } from '../testing/charting-fixture'
import { rowsOfDrafts } from './index'

describe('charting', () => {
  it('accepts what an assistant typed: with its key, of both, and once', () => {
    const { actor, told, findings, lines, undo, redo } = openChart()
    const loss = dictated('d2', { teeth: ['36'], items: [{ code: 'mis', surfaces: [] }], cause: 'caries' })
    const crown = dictated('d3', { teeth: ['36'], items: [{ code: 'ipx', surfaces: [] }] })
    const drafts = [dictated('d1'), loss, crown]
    actor.send({ type: 'dictation.accept', dictated: drafts, at })
    actor.send({ type: 'dictation.accept', dictated: drafts, at })
    expect(told.map(({ key, dictated }) => [key, dictated?.id, dictated?.version])).toEqual([
      ['d1', 7, 3],
      ['d2', 7, 3],
      ['d3', 7, 3],
    ])
    expect(told[0]?.rows[0]).toMatchObject({ key: 'd1/000', by: 'yuni', dictated_by: 'ayu' })
    expect(findings()).toEqual(['46 car o', '36 mis caries', '36 ipx'])
    undo()
    redo()
    expect(told.slice(3).map(({ kind, dictated, rows }) => [kind, dictated, rows[0]?.by])).toEqual([
      ['undo', null, 'ayu'],
      ['redo', null, 'ayu'],
    ])
    expect(lines()).toEqual(['46 o car', '36 mis karies', '36 ipx'])
  })

  it('asks about what the chart contradicts, and accepts nothing of it before', () => {
    const { actor, told, question, answer } = openChart({ rows: typedChart('46 o cof') })
    const sound = dictated('d1', { items: [{ code: 'sou', surfaces: [] }] })
    actor.send({ type: 'dictation.accept', dictated: [sound, dictated('d2', { teeth: ['45'] })], at })
    expect([question(), told]).toEqual(['sound', []])
    answer({ kind: 'sound' })
    expect(told.map(({ key, line }) => [key, line])).toEqual([
      ['d1', '46 sou'],
      ['d2', '45 o car'],
    ])
  })

  it('accepts nothing that a rule refuses', () => {
    const { actor, told } = openChart({ rows: typedChart('46 mis trauma') })
    actor.send({ type: 'dictation.accept', dictated: [dictated('d1')], at })
    expect(told).toEqual([])
  })

  it('does not ask again for a reason that was dictated', () => {
    const { actor, told, findings } = openChart({ rows: typedChart('46 o car') })
    actor.send({
      type: 'dictation.accept',
      dictated: [{ ...dictated('d1', { mode: 'error' }), reason: 'Gigi lain' }],
      at,
    })
    expect([told.map(({ rows }) => rows[0]?.reason), findings()]).toEqual([['Gigi lain'], []])
  })

  it('draws drafts on a chart, without what it refuses by now', () => {
    const rows = typedChart('46 mis trauma')
    const loss = dictated('d2', { teeth: ['36'], items: [{ code: 'mis', surfaces: [] }], cause: 'caries' })
    const crown = dictated('d3', { teeth: ['36'], items: [{ code: 'ipx', surfaces: [] }] })
    const wrong = { ...dictated('d4', { ...loss.entry, mode: 'error' }), reason: 'Salah' }
    expect(
      rowsOfDrafts([dictated('d1'), loss, crown, wrong], { rows, author, at }).map(({ key, code, mode }) => [
        key,
        code,
        mode,
      ]),
    ).toEqual([
      ['d2/000', 'mis', 'found'],
      ['d3/000', 'ipx', 'found'],
      ['d4/000', 'mis', 'error'],
    ])
  })
})
