import { describe, expect, it } from 'vitest'
import { type Entry, readLine, typedChart } from '../odontogram'
import { chartingModel, pathCoverage, paths, type Walk } from '../testing'
import { at, author, colleague, dictated, openChart } from '../testing/charting-fixture'
import { type ChartingInput, chartingMachine, historyOf, lineContextIn, mouthIn, previewOf, usageIn } from './index'

const walked = pathCoverage(chartingMachine)
const open = (input: Partial<ChartingInput> = {}) => openChart(input, walked.inspect)

function chartingWalk(): Walk<typeof chartingModel> {
  const { actor, context, type, state, findings, answer, undo, redo, question, made } = open()
  const holds = (line: string, drawn: number) => {
    expect(state()).toBe('typing')
    expect(context().line).toBe(line)
    expect(findings()).toHaveLength(drawn)
  }
  const problem = () =>
    readLine(context().line, lineContextIn({ ...context(), mouth: mouthIn(context()) })).problem?.code
  const last = () => context().commits.at(-1)?.key ?? ''
  const tooth = () => mouthIn(context()).now[0]?.teeth.join() ?? ''
  return {
    states: {
      blank: () => holds('', 0),
      misread: () => {
        holds('46 x car', 0)
        expect(problem()).toBe('unknownWord')
      },
      readable: () => {
        holds('46 o car', 0)
        expect(problem()).toBeUndefined()
      },
      doubtful: () => holds('36 mis', 0),
      questioned: () => {
        expect(state()).toBe('asking')
        expect(question()).toBe('cause')
        expect(context().line).toBe('36 mis')
        expect(findings()).toEqual([])
      },
      drawn: () => holds('', 1),
      questionedAgain: () => {
        expect(state()).toBe('asking')
        expect(question()).toBe('cause')
        expect(findings()).toHaveLength(1)
      },
      takenBack: () => holds('', 0),
      contradicted: () => {
        holds('', 2)
        expect(mouthIn(context()).conflicts).toHaveLength(1)
      },
      decided: () => {
        expect(findings()).toEqual([`${tooth()} amf o`])
        expect(mouthIn(context()).conflicts).toEqual([])
      },
      refused: () => holds('', 0),
    },
    events: {
      typeFinding: () => type('46 o car'),
      typeNonsense: () => type('46 x car'),
      typeLoss: () => type('36 mis'),
      pressEnter: () => actor.send({ type: 'line.enter', ...made() }),
      answer: () => answer({ kind: 'cause', cause: 'caries' }),
      leave: () => actor.send({ type: 'question.leave' }),
      accept: () => actor.send({ type: 'dictation.accept', dictated: [dictated('d1')], at }),
      acceptDoubtful: () => {
        const loss = { teeth: ['35'], items: [{ code: 'mis', surfaces: [] }] } as const
        actor.send({ type: 'dictation.accept', dictated: [dictated('d2', loss)], at })
      },
      undo,
      redo,
      contradict: () => actor.send({ type: 'chart.arrived', rows: colleague(`${tooth()} o amf`) }),
      decide: () => actor.send({ type: 'conflict.decide', wrong: `${last()}/000`, reason: 'a slip', ...made() }),
      refuse: () => actor.send({ type: 'commit.refused', key: last(), problem: 'no' }),
      sendAgain: () => actor.send({ type: 'commit.retry', key: last() }),
      giveUp: () => actor.send({ type: 'commit.discard', key: last() }),
    },
  }
}

describe('charting, by its spec model', () => {
  for (const { name, run } of paths(chartingModel, 'simple')) it(name, () => run(chartingWalk()))
})

describe('charting', () => {
  it('commits each entry of a line with a key of its own, in order, and tells of it', () => {
    const { enter, told, context, findings } = open()
    const [first, second] = ['7c9e6679-7425-40de-944b-e07fffffffff', '7c9e6679-7425-40de-944b-e07f00000000']
    enter('46 rct; 46 o amf', first)
    expect(told).toEqual(context().commits)
    expect(told.map(({ key, line, delivery, problem }) => [key, line, delivery, problem])).toEqual([
      [first, '46 rct', 'unsent', null],
      [second, '46 o amf', 'unsent', null],
    ])
    expect(told.flatMap(({ rows }) => rows.map((row) => [row.key, row.at, row.visit, row.by]))).toEqual([
      [`${first}/000`, '2026-11-23T03:00:00.000Z', 'v2', 'ayu'],
      [`${second}/000`, '2026-11-23T03:00:00.001Z', 'v2', 'ayu'],
    ])
    expect(findings()).toEqual(['46 rct', '46 amf o'])
    expect(context().line).toBe('')
  })

  it.each([
    ['36 mis', { kind: 'cause', cause: 'trauma' }, ['36 mis trauma'], ['46 amf o', '36 mis trauma']],
    ['46 o car amf', { kind: 'secondary', replaces: false }, ['46 o amf o car'], ['46 amf o', '46 car o']],
    ['46 o car amf', { kind: 'secondary', replaces: true }, ['46 o car', '46 o amf'], ['46 amf o']],
    ['46 sou', { kind: 'sound' }, ['46 sou'], ['46 sou']],
    ['-46 o amf', { kind: 'reason', reason: 'wrong tooth' }, ['-46 o amf'], []],
  ] as const)('%s is asked about, and entered after %j', (line, answer, lines, findings) => {
    const chart = open({ rows: typedChart('46 o amf') })
    chart.enter(line)
    expect([chart.state(), chart.question(), chart.context().line]).toEqual(['asking', answer.kind, line])
    chart.answer(answer)
    expect([chart.state(), chart.context().pending, chart.context().line]).toEqual(['typing', null, ''])
    expect(chart.lines()).toEqual(lines)
    expect(chart.findings()).toEqual(findings)
  })

  it('asks one question after the other, and commits nothing before the last is answered', () => {
    const { enter, question, answer, told, lines } = open({ dentition: 'primary' })
    enter('36 mis; semua mis; 46 o car', '7c9e6679-7425-40de-944b-e07fc1f90ae7')
    expect(question()).toBe('cause')
    answer({ kind: 'cause', cause: 'caries' })
    expect(question()).toBe('all')
    answer({ kind: 'all' })
    expect(question()).toBe('cause')
    expect(told).toEqual([])
    answer({ kind: 'cause', cause: 'unknown' })
    expect(lines()).toEqual(['36 mis karies', '55-65,85-75 mis unknown', '46 o car'])
  })

  it('hears no answer to what is not asked', () => {
    const { enter, answer, question } = open()
    enter('36 mis')
    answer({ kind: 'secondary', replaces: true })
    expect(question()).toBe('cause')
  })

  it('keeps the line where another row has made the entry impossible meanwhile', () => {
    const { actor, enter, answer, state, context, told } = open({ rows: typedChart('46 o cof') })
    enter('46 sou')
    actor.send({ type: 'chart.arrived', rows: typedChart('46 mis trauma') })
    answer({ kind: 'sound' })
    expect([state(), told.length, context().line]).toEqual(['typing', 0, '46 sou'])
  })

  it('keeps the typed line when an entry is made by hand, and makes nothing that a rule refuses', () => {
    const { actor, type, context, lines, state, made } = open({ rows: typedChart('11 mis trauma') })
    const entry: Entry = {
      mode: 'found',
      teeth: ['46'],
      items: [{ code: 'car', surfaces: ['o'] }],
      isUncertain: false,
      note: '',
    }
    type('26 m')
    actor.send({ type: 'entry.make', entries: [entry, { ...entry, teeth: ['47'] }], ...made() })
    actor.send({ type: 'entry.make', entries: [{ ...entry, items: [{ code: 'fis', surfaces: ['m'] }] }], ...made() })
    expect([lines(), context().line]).toEqual([['46 o car', '47 o car'], '26 m'])
    actor.send({ type: 'entry.make', entries: [{ ...entry, items: [{ code: 'mis', surfaces: [] }] }], ...made() })
    expect(state()).toBe('asking')
    actor.send({ type: 'question.answer', answer: { kind: 'cause', cause: 'caries' } })
    expect(context().line).toBe('26 m')
  })

  it('shows what became of a commit: sent, or refused with a sentence until it is sent again or given up', () => {
    const { actor, enter, undo, told, findings, context } = open()
    const last = () => historyOf(context().commits).lines.map(({ last }) => [last.delivery, last.problem])
    enter('46 o car')
    enter('36 o car')
    actor.send({ type: 'commit.sent', key: 'k1' })
    undo()
    actor.send({ type: 'commit.refused', key: 'k2', problem: 'The visit is over' })
    expect([last(), findings()]).toEqual([
      [
        ['sent', null],
        ['unsent', null],
      ],
      ['46 car o'],
    ])
    actor.send({ type: 'commit.refused', key: 'k3', problem: 'There is no k2' })
    expect(last()[1]).toEqual(['refused', 'There is no k2'])
    actor.send({ type: 'commit.retry', key: 'k1' })
    actor.send({ type: 'commit.discard', key: 'k1' })
    expect(told).toHaveLength(3)
    actor.send({ type: 'commit.retry', key: 'k2' })
    expect(told.at(-1)).toMatchObject({ key: 'k2', delivery: 'unsent', problem: null })
    expect(findings()).toEqual(['46 car o', '36 car o'])
    actor.send({ type: 'commit.refused', key: 'k2', problem: 'The visit is over' })
    actor.send({ type: 'commit.discard', key: 'k2' })
    expect(context().commits.map(({ key }) => key)).toEqual(['k1'])
  })

  it('draws a commit once when the server tells of its rows too', () => {
    const { actor, enter, told, findings } = open()
    enter('46 o car')
    actor.send({ type: 'chart.arrived', rows: told.flatMap(({ rows }) => rows) })
    expect(findings()).toEqual(['46 car o'])
  })

  it('begins with what an earlier page left unsent, and counts codes from before', () => {
    const before = open()
    before.enter('46 o car')
    const { context, findings, undo, enter } = open({ commits: before.told, usage: { car: 3, amf: 1 } })
    expect(findings()).toEqual(['46 car o'])
    expect(usageIn(context())).toEqual({ car: 4, amf: 1 })
    undo()
    enter('36 fmc')
    expect(usageIn(context())).toEqual({ car: 3, amf: 1, fmc: 1 })
  })

  it('puts an entry after all that is on the chart, also where the clock is slow', () => {
    const rows = typedChart({ line: '46 o cof', at: '2026-11-23T09:00:00.000Z' })
    const { enter, findings, told, undo } = open({ rows })
    enter('46 o amf')
    expect(findings()).toEqual(['46 amf o'])
    expect(told[0]?.rows[0]?.at).toBe('2026-11-23T09:00:00.001Z')
    undo()
    expect(told[1]?.rows[0]?.at).toBe('2026-11-23T09:00:00.002Z')
  })

  it('means the teeth of the dentition shown', () => {
    const { actor, enter, answer, lines } = open()
    actor.send({ type: 'dentition.show', dentition: 'primary' })
    enter('semua sou')
    answer({ kind: 'all' })
    expect(lines()).toEqual(['55-65,85-75 sou'])
  })

  it.each([
    ['46 o amf', '46 amf o'],
    ['46 m amf; 36 mis karies', '46 cof o, 46 amf m, 36 mis'],
    ['-46 o cof', ''],
    ['+46 poc', '46 cof o + 46 poc'],
    ['46 ca', '46 cof o'],
  ])('%s is seen before it is entered: %s', (line, want) => {
    const { type, context, told } = open({ rows: typedChart('46 o cof') })
    type(line)
    const mouth = previewOf(
      mouthIn(context()),
      readLine(line, lineContextIn({ ...context(), mouth: mouthIn(context()) })),
      author,
    )
    const said = (rows: typeof mouth.now) =>
      rows
        .map(({ teeth, code, surfaces }) => [teeth.join(), code, surfaces.join('')].filter(Boolean).join(' '))
        .join(', ')
    expect([said(mouth.now), ...(mouth.planned.length > 0 ? [said(mouth.planned)] : [])].join(' + ')).toBe(want)
    expect(told).toEqual([])
  })

  it('forgets what was delivered as a draft once the server tells of it', () => {
    const { actor, enter, findings } = open()
    enter('46 o car')
    enter('36 o car')
    actor.send({ type: 'draft.arrived', keys: ['k1', 'k2'] })
    expect(findings()).toEqual(['46 car o', '36 car o'])
    actor.send({ type: 'commit.sent', key: 'k1' })
    actor.send({ type: 'draft.arrived', keys: ['k1', 'k2'] })
    expect(findings()).toEqual(['36 car o'])
  })

  it('has walked every state and every transition of the machine in these tests', () => {
    expect(walked.missing()).toEqual([])
  })
})
