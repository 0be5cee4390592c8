import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { type Entry, readLine, typedChart } from '../odontogram'
import { chartingModel, pathCoverage, paths, type Walk } from '../testing'
import {
  type Answer,
  type ChartingInput,
  type Commit,
  chartingMachine,
  type Dictated,
  historyOf,
  lastEntryIn,
  lineContextIn,
  mouthIn,
  previewOf,
  questionOf,
  rowsOfDrafts,
  usageIn,
} from './index'

const walked = pathCoverage(chartingMachine)
const at = '2026-11-23T03:00:00.000Z'
const author = { visit: 'v2', by: 'ayu', dictated_by: null }

/** A draft of an assistant: `46 o car`. */
const dictated = (key: string, entry: Partial<Entry> = {}): Dictated => ({
  id: 7,
  version: 3,
  key,
  by: 'yuni',
  entry: {
    mode: 'found',
    teeth: ['46'],
    items: [{ code: 'car', surfaces: ['o'] }],
    isUncertain: false,
    note: '',
    ...entry,
  },
  reason: null,
})

/** A chart at which one person types; each commit has the next key: k1, k2. */
function open(input: Partial<ChartingInput> = {}) {
  const actor = createActor(chartingMachine, {
    input: { rows: [], dentition: 'permanent', author, ...input },
    inspect: walked.inspect,
  })
  const told: Commit[] = []
  actor.on('charting.committed', ({ commit }) => told.push(commit))
  actor.start()
  let keys = 0
  const made = () => {
    keys += 1
    return { key: `k${keys}`, at }
  }
  const context = () => actor.getSnapshot().context
  const type = (line: string) => actor.send({ type: 'line.type', line })
  const enter = (line: string, key = made().key) => {
    type(line)
    actor.send({ type: 'line.enter', key, at })
  }
  return {
    actor,
    told,
    context,
    type,
    enter,
    made,
    state: () => actor.getSnapshot().value,
    answer: (answer: Answer) => actor.send({ type: 'question.answer', answer }),
    undo: () => actor.send({ type: 'entry.undo', reason: 'a slip', ...made() }),
    redo: () => actor.send({ type: 'entry.redo', ...made() }),
    question: () => questionOf(context().pending)?.kind,
    findings: () =>
      mouthIn(context()).now.map(({ teeth, code, surfaces, cause }) =>
        [teeth.join(), code, surfaces.join(''), cause].filter(Boolean).join(' '),
      ),
    lines: () => historyOf(context().commits).lines.map(({ line, isUndone }) => (isUndone ? `(${line})` : line)),
  }
}

/** What a colleague typed a minute after an entry of these tests, without having seen it. */
const colleague = (line: string) => typedChart({ line, by: 'budi', visit: 'v1', at: '2026-11-23T03:01:00.000Z' })

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

  it('walks back and forth through entries; a new one ends what could be entered again', () => {
    const { enter, undo, redo, lines, findings, told } = open({ rows: typedChart('46 o cof') })
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
    const { enter, answer, undo, redo, findings, told } = open({ rows: typedChart('46 o amf') })
    enter('-46 o amf')
    answer({ kind: 'reason', reason: 'wrong tooth' })
    undo()
    expect(findings()).toEqual(['46 amf o'])
    redo()
    expect(findings()).toEqual([])
    expect(told.at(-1)?.rows[0]?.reason).toBe('wrong tooth')
  })

  it('enters nothing again that no longer fits the chart', () => {
    const { actor, enter, undo, redo, told } = open()
    enter('46 o cof')
    undo()
    actor.send({ type: 'chart.arrived', rows: typedChart('46 mis trauma') })
    redo()
    expect(told).toHaveLength(2)
  })

  it('repeats the last entry that holds', () => {
    const { enter, undo, context, lines } = open()
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

  it('accepts what an assistant typed: with its key, of both, and once', () => {
    const { actor, told, findings, lines, undo, redo } = open()
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
    const { actor, told, question, answer } = open({ rows: typedChart('46 o cof') })
    const sound = dictated('d1', { items: [{ code: 'sou', surfaces: [] }] })
    actor.send({ type: 'dictation.accept', dictated: [sound, dictated('d2', { teeth: ['45'] })], at })
    expect([question(), told]).toEqual(['sound', []])
    answer({ kind: 'sound' })
    expect(told.map(({ key, line }) => [key, line])).toEqual([
      ['d1', '46 sou'],
      ['d2', '45 o car'],
    ])
  })

  it('decides a conflict by the row that was wrong, which can be taken back and made again', () => {
    const { actor, enter, made, told, undo, redo, findings, lines } = open()
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
    const { actor, enter, made, told, undo } = open()
    enter('46 o car')
    undo()
    actor.send({ type: 'conflict.decide', wrong: 'k1/000', reason: 'Gigi lain', ...made() })
    expect(told).toHaveLength(2)
  })

  it('accepts nothing that a rule refuses', () => {
    const { actor, told } = open({ rows: typedChart('46 mis trauma') })
    actor.send({ type: 'dictation.accept', dictated: [dictated('d1')], at })
    expect(told).toEqual([])
  })

  it('does not ask again for a reason that was dictated', () => {
    const { actor, told, findings } = open({ rows: typedChart('46 o car') })
    actor.send({
      type: 'dictation.accept',
      dictated: [{ ...dictated('d1', { mode: 'error' }), reason: 'Gigi lain' }],
      at,
    })
    expect([told.map(({ rows }) => rows[0]?.reason), findings()]).toEqual([['Gigi lain'], []])
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

  it('has walked every state and every transition of the machine in these tests', () => {
    expect(walked.missing()).toEqual([])
  })
})
