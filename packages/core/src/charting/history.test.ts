import { describe, expect, it } from 'vitest'
import { typedChart } from '../odontogram'
import { colleague, openChart } from '../testing/charting-fixture'
import { lastEntryIn } from './index'

describe('charting', () => {
  it('walks back and forth through entries; a new one ends what could be entered again', () => {
    const { enter, undo, redo, lines, findings, told } = openChart({ rows: typedChart('46 o cof') })
    enter('46 o amf')
    enter('36 mis karies')
    undo()
    undo()
    undo()
    expect([lines(), findings()]).toEqual([['(46 o amf)', '(36 mis karies)'], ['46 cof o']])
    redo()
    expect([lines(), findings()]).toEqual([['46 o amf', '(36 mis karies)'], ['46 amf o']])
    redo()
    redo()
    undo()
    expect([lines(), findings()]).toEqual([['46 o amf', '(36 mis karies)'], ['46 amf o']])
    enter('11 cfr')
    redo()
    expect(lines()).toEqual(['46 o amf', '(36 mis karies)', '11 cfr'])
    expect(told.map(({ key, kind, of }) => [key, kind, of].join(' '))).toEqual([
      'k1 entry ',
      'k2 entry ',
      'k3 undo k2',
      'k4 undo k1',
      'k6 redo k1',
      'k7 redo k2',
      'k9 undo k7',
      'k10 entry ',
    ])
    expect(told[2]?.rows.map(({ mode, supersedes, reason }) => [mode, supersedes, reason])).toEqual([
      ['error', ['k2/000'], 'a slip'],
    ])
  })

  it('takes back an entry that said something was entered in error, and enters it again with its reason', () => {
    const { enter, answer, undo, redo, findings, told } = openChart({ rows: typedChart('46 o amf') })
    enter('-46 o amf')
    answer({ kind: 'reason', reason: 'wrong tooth' })
    undo()
    expect(findings()).toEqual(['46 amf o'])
    redo()
    expect(findings()).toEqual([])
    expect(told.at(-1)?.rows[0]?.reason).toBe('wrong tooth')
  })

  it('enters nothing again that no longer fits the chart', () => {
    const { actor, enter, undo, redo, told } = openChart()
    enter('46 o cof')
    undo()
    actor.send({ type: 'chart.arrived', rows: typedChart('46 mis trauma') })
    redo()
    expect(told).toHaveLength(2)
  })

  it('repeats the last entry that holds', () => {
    const { enter, undo, context, lines } = openChart()
    expect(lastEntryIn(context())).toBeNull()
    enter('46 o car')
    enter('11 cfr')
    undo()
    enter('>')
    expect(lines().at(-1)).toBe('45 o car')
    enter('.')
    enter('<')
    expect(lines().slice(-2)).toEqual(['45 o car', '46 o car'])
  })

  it('decides a conflict by the row that was wrong, which can be taken back and made again', () => {
    const { actor, enter, made, told, undo, redo, findings, lines } = openChart()
    const ofColleague = colleague('46 o amf')
    enter('46 o car')
    actor.send({ type: 'chart.arrived', rows: ofColleague })
    actor.send({ type: 'conflict.decide', wrong: ofColleague[0]?.key ?? '', reason: 'Gigi lain', ...made() })
    expect(findings()).toEqual(['46 car o'])
    expect(told.at(-1)).toMatchObject({
      kind: 'decision',
      line: '-46 o amf',
      rows: [{ mode: 'error', by: 'ayu', reason: 'Gigi lain', surfaces: [], supersedes: [ofColleague[0]?.key] }],
    })
    undo()
    expect(findings()).toEqual(['46 car o', '46 amf o'])
    redo()
    expect(findings()).toEqual(['46 car o'])
    expect(told.at(-1)).toMatchObject({ kind: 'decision', rows: [{ reason: 'Gigi lain' }] })
    expect(lines()).toEqual(['46 o car', '-46 o amf'])
    undo()
    expect(findings()).toEqual(['46 car o', '46 amf o'])
  })

  it('decides nothing about a row that does not hold any more', () => {
    const { actor, enter, made, told, undo } = openChart()
    enter('46 o car')
    undo()
    actor.send({ type: 'conflict.decide', wrong: 'k1/000', reason: 'Gigi lain', ...made() })
    expect(told).toHaveLength(2)
  })
})
