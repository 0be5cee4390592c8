import { describe, expect, it } from 'vitest'
import { type EncounterStatus, encounterResource, type SentVisit } from './encounter'
import { reopenedVisit, sampleReferences, sampleRoom, sampleVisit } from './visit-fixture'

const conditions = [
  { id: 'c1', name: 'Pulpitis' },
  { id: 'c2', name: 'Karang gigi' },
]
const sent = (visit: SentVisit, status: EncounterStatus, named = conditions) =>
  encounterResource(visit, { ...sampleReferences, room: sampleRoom, conditions: named }, { status })
const at = (time: string) => `2026-11-20T${time}:00+00:00`

describe('the encounter of a visit', () => {
  it.each([
    ['arrived', { start: at('01:00') }, [['arrived', at('01:00'), undefined]]],
    [
      'in-progress',
      { start: at('01:00') },
      [
        ['arrived', at('01:00'), at('01:15')],
        ['in-progress', at('01:15'), undefined],
      ],
    ],
    [
      'finished',
      { start: at('01:00'), end: at('02:00') },
      [
        ['arrived', at('01:00'), at('01:15')],
        ['in-progress', at('01:15'), at('02:00')],
        ['finished', at('02:00'), at('02:00')],
      ],
    ],
  ] as const)('that is %s has its period and all statuses until then', (status, period, history) => {
    const encounter = sent(sampleVisit, status)
    expect(encounter).toMatchObject({ status, period })
    expect(encounter?.period).toEqual(period)
    expect(encounter?.statusHistory?.map((each) => [each.status, each.period.start, each.period.end])).toEqual(history)
  })

  it('says who, where and with whom, and its diagnoses by rank once it is finished', () => {
    expect(sent(sampleVisit, 'finished')).toMatchObject({
      identifier: [{ system: 'http://sys-ids.kemkes.go.id/encounter/10000004', value: '1-7' }],
      class: { code: 'AMB' },
      subject: { reference: 'Patient/P02478375538', display: 'Ayu Lestari' },
      participant: [{ type: [{ coding: [{ code: 'ATND' }] }], individual: { reference: 'Practitioner/10009880728' } }],
      location: [{ location: { reference: 'Location/loc-1' } }],
      serviceProvider: { reference: 'Organization/10000004' },
      diagnosis: [
        { condition: { reference: 'Condition/c1' }, use: { coding: [{ code: 'DD' }] }, rank: 1 },
        { condition: { reference: 'Condition/c2' }, rank: 2 },
      ],
    })
    expect(sent(sampleVisit, 'in-progress')).not.toHaveProperty('diagnosis')
    expect(sent(sampleVisit, 'finished', [])).not.toHaveProperty('diagnosis')
  })

  it('that was reopened ends with its last end, and tells the first one', () => {
    const encounter = sent(reopenedVisit, 'finished')
    expect(encounter?.period?.end).toBe(at('02:45'))
    expect(encounter?.statusHistory?.map(({ status, period }) => `${status} ${period.start?.slice(11, 16)}`)).toEqual([
      'arrived 01:00',
      'in-progress 01:15',
      'finished 02:00',
      'in-progress 02:30',
      'finished 02:45',
    ])
    expect(encounter?.statusHistory?.[2]?.period.end).toBe(at('02:30'))
  })

  it.each([
    ['finished', sampleVisit.events.slice(0, 5)],
    ['in-progress', sampleVisit.events.slice(0, 4)],
    ['finished', [...sampleVisit.events.slice(0, 2), { to_state: 'left', at: '2026-11-20T08:09:00+07:00' }]],
    ['arrived', []],
  ] as const)('is not %s before the visit is', (status, events) => {
    expect(sent({ ...sampleVisit, events }, status)).toBeNull()
  })

  it('of a visit in which the patient went back to the queue still arrived once', () => {
    const [arrived, called] = sampleVisit.events
    const back = { to_state: 'waiting', at: '2026-11-20T08:06:00+07:00' } as const
    const events = [...(arrived && called ? [arrived, called] : []), back, ...sampleVisit.events.slice(4)]
    expect(sent({ ...sampleVisit, events }, 'finished')?.statusHistory).toHaveLength(3)
  })
})
