import type { Schema } from '@clinic/api'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { createActor, type EmittedFrom, type EventFrom, fromPromise, SimulatedClock } from 'xstate'
import { languageModel, pathCoverage, paths, randomWalk, settled, statesOf, type Walk } from '../testing'
import { languageMachine } from './language.machine'
import { type Direction, directionOf, isLanguage, type Language, languages, offeredLanguages } from './languages'

const waits = [350, 700, 1400, 2800, 5600]
const walked = pathCoverage(languageMachine)

/** A slow server of texts: each load waits until the test says how it ends. */
function startLanguage(first: Language = 'en') {
  const clock = new SimulatedClock()
  const emitted: EmittedFrom<typeof languageMachine>[] = []
  const loads: { language: Language; at: number; arrive: () => void; fail: () => void }[] = []
  const loadTexts = fromPromise<void, { language: Language }>(
    ({ input }) =>
      new Promise<void>((resolve, reject) => {
        loads.push({ ...input, at: clock.now(), arrive: resolve, fail: () => reject(new Error('Failed to fetch')) })
      }),
  )
  const language = createActor(languageMachine.provide({ actors: { loadTexts } }), {
    clock,
    input: { language: first },
    inspect: walked.inspect,
  })
  language.on('*', (event) => emitted.push(event))
  return { language: language.start(), clock, emitted, loads }
}

const end = (load: { arrive: () => void; fail: () => void } | undefined, how: 'arrive' | 'fail') => {
  load?.[how]()
  return settled()
}

function languageWalk(): Walk<typeof languageModel> {
  const { language, clock, emitted, loads } = startLanguage()
  let before = 0 // loads of earlier choices
  const attempts = () => loads.length - before
  const begin = (event: EventFrom<typeof languageMachine>) => {
    before = loads.length
    language.send(event)
  }
  const fail = async () => {
    const wait = waits[attempts() - 1]
    await end(loads.at(-1), 'fail')
    if (wait === undefined) return
    const known = loads.length
    clock.increment(wait - 1)
    expect(loads).toHaveLength(known)
    expect(language.getSnapshot().hasTag('busy')).toBe(true)
    clock.increment(1)
    expect(loads).toHaveLength(known + 1)
  }
  const isLoading = (wanted: Language, attempt: number) => {
    expect(attempts()).toBe(attempt)
    expect(loads.at(-1)?.language).toBe(wanted)
    expect(language.getSnapshot().hasTag('busy')).toBe(true)
    expect(language.getSnapshot().hasTag('failed')).toBe(false)
  }
  const shows = (shown: Language | null) => {
    expect(language.getSnapshot().hasTag('texts')).toBe(shown !== null)
    expect(emitted.at(-1)?.language).toBe(shown ?? undefined)
    if (shown === null) return
    expect(language.getSnapshot().context).toMatchObject({ language: shown, direction: directionOf(shown) })
    expect(emitted.at(-1)?.direction).toBe(directionOf(shown))
  }
  const isAtRest = (shown: Language) => {
    shows(shown)
    expect(language.getSnapshot().value).toBe('shown')
    expect(language.getSnapshot().hasTag('busy')).toBe(false)
  }
  const isFailed = () => {
    clock.increment(3_600_000)
    expect(attempts()).toBe(6)
    expect(language.getSnapshot().hasTag('failed')).toBe(true)
    expect(language.getSnapshot().hasTag('busy')).toBe(false)
  }
  const attempt = (number: number) => () => {
    shows(null)
    isLoading('en', number)
  }
  return {
    states: {
      attempt1: attempt(1),
      attempt2: attempt(2),
      attempt3: attempt(3),
      attempt4: attempt(4),
      attempt5: attempt(5),
      attempt6: attempt(6),
      failed() {
        shows(null)
        isFailed()
      },
      otherAttempt() {
        shows(null)
        isLoading('ar', 1)
      },
      otherShown: () => isAtRest('ar'),
      shown: () => isAtRest('en'),
      changing() {
        shows('en')
        isLoading('id', 1)
      },
      otherChanging() {
        shows('en')
        isLoading('ar', 1)
      },
      changed: () => isAtRest('id'),
      kept() {
        shows('en')
        isFailed()
      },
    },
    events: {
      arrive: async () => {
        for (const load of loads) await end(load, 'arrive') // a load that is not wanted any more arrives as well, and first
      },
      fail,
      failAll: async () => {
        for (let attempt = 1; attempt <= 6; attempt++) await fail()
      },
      choose: () => begin({ type: 'language.choose', language: 'id' }),
      chooseOther: () => begin({ type: 'language.choose', language: 'ar' }),
      retry: () => begin({ type: 'language.retry' }),
    },
  }
}

describe('language, by its spec model', () => {
  for (const { name, run } of paths(languageModel, 'shortest')) it(name, () => run(languageWalk()))
})

describe('language', () => {
  it('tries at 0, 350, 1050, 2450, 5250 and 10850 ms, and never again', async () => {
    const { language, clock, loads } = startLanguage()
    for (let elapsed = 0; elapsed < 20_000; elapsed += 50) {
      await end(loads.at(-1), 'fail')
      clock.increment(50)
    }
    expect(loads.map(({ at }) => at)).toEqual([0, 350, 1050, 2450, 5250, 10_850])
    expect(language.getSnapshot().value).toEqual({ starting: 'failed' })
  })

  it('waits 350 ms again after a retry by hand', async () => {
    const { language, clock, loads } = startLanguage()
    for (const wait of [...waits, 0]) {
      await end(loads.at(-1), 'fail')
      clock.increment(wait)
    }
    language.send({ type: 'language.retry' })
    await end(loads.at(-1), 'fail')
    clock.increment(350)
    expect(loads).toHaveLength(8)
  })

  it('waits 350 ms again for a language chosen while another one fails', async () => {
    const { language, clock, loads } = startLanguage()
    await end(loads.at(-1), 'arrive')
    language.send({ type: 'language.choose', language: 'id' })
    await end(loads.at(-1), 'fail')
    clock.increment(350)
    await end(loads.at(-1), 'fail')
    language.send({ type: 'language.choose', language: 'ar' })
    await end(loads.at(-1), 'fail')
    clock.increment(350)
    expect(loads.map(({ language }) => language)).toEqual(['en', 'id', 'id', 'ar', 'ar'])
  })

  it('tells the language and its direction each time texts are there', async () => {
    const { language, emitted, loads } = startLanguage()
    await end(loads.at(-1), 'arrive')
    language.send({ type: 'language.choose', language: 'ar' })
    await end(loads.at(-1), 'arrive')
    language.send({ type: 'language.choose', language: 'id' })
    await end(loads.at(-1), 'arrive')
    expect(emitted).toEqual([
      { type: 'languageChanged', language: 'en', direction: 'ltr' },
      { type: 'languageChanged', language: 'ar', direction: 'rtl' },
      { type: 'languageChanged', language: 'id', direction: 'ltr' },
    ])
  })

  it('starts with the texts and in the direction of its language', () => {
    for (const first of languages) {
      const { language, loads } = startLanguage(first)
      expect(loads.map(({ language }) => language)).toEqual([first])
      expect(language.getSnapshot().context).toMatchObject({ language: first, direction: directionOf(first) })
    }
  })

  it('fails, after all attempts, when loading is unconfigured', async () => {
    const clock = new SimulatedClock()
    const language = createActor(languageMachine, { clock, input: { language: 'en' } }).start()
    for (const wait of [...waits, 0]) {
      await settled()
      clock.increment(wait)
    }
    expect(language.getSnapshot().value).toEqual({ starting: 'failed' })
  })

  it('on any walk shows what arrived last, and loads what is wanted', async () => {
    const events: EventFrom<typeof languageMachine>[] = [
      ...languages.map((language) => ({ type: 'language.choose', language }) as const),
      { type: 'language.retry' },
    ]
    for (const seed of [1, 2, 3, 4, 5]) {
      const { language, clock, emitted, loads } = startLanguage()
      const settle = async () => {
        await end(loads.at(-1), loads.length % 4 === 0 ? 'arrive' : 'fail')
        clock.increment(loads.length * 100)
      }
      await randomWalk(language, events, {
        seed,
        steps: 100,
        settle,
        always: (snapshot) => {
          const { context } = snapshot
          expect(snapshot.status).toBe('active')
          expect(loads.at(-1)?.language).toBe(context.wanted)
          expect(context.direction).toBe(directionOf(context.language))
          expect(context.attempt).toBeLessThanOrEqual(5)
          expect(snapshot.hasTag('texts')).toBe(emitted.length > 0)
          if (snapshot.hasTag('texts')) expect(context.language).toBe(emitted.at(-1)?.language)
        },
      })
    }
  })

  it('has walked every state and every transition of the machine in these tests', () => {
    expect(walked.missing()).toEqual([])
    expect(statesOf(languageMachine)).toHaveLength(7)
  })
})

describe('languages', () => {
  it('are English and Indonesian to choose from, and Arabic, which is written from right to left', () => {
    expect(offeredLanguages).toEqual(['en', 'id'])
    expect(languages.map(directionOf)).toEqual(['ltr', 'ltr', 'rtl'])
  })

  it('are known by their codes', () => {
    expect(['en', 'id', 'ar', 'fr', 'EN', ''].filter(isLanguage)).toEqual(['en', 'id', 'ar'])
    expectTypeOf<Language>().toEqualTypeOf<'en' | 'id' | 'ar'>()
    expectTypeOf<(typeof offeredLanguages)[number]>().toEqualTypeOf<Schema<'RegistrationInput'>['language']>()
    expectTypeOf<Direction>().toEqualTypeOf<'ltr' | 'rtl'>()
  })
})

// Mutants tried, one at a time, and seen to die:
// - a first wait of 349 and 351 ms; waits that grow by adding; 4 and 6 retries; one more by <=; none at all
// - retries not counted, not forgotten by a retry, not forgotten by another choice
// - the language not set, told before it is set, not told; the direction of the language from before
// - the texts of the shown language loaded in place of the wanted one; English loaded whatever the start says
// - texts that arrived lead to failed; six failures lead to another wait; no retry from failed
// - a choice while texts are shown hides them; a choice before the first texts claims them, changes nothing
// - each of the tags texts, busy and failed removed, and texts given to starting
// - Arabic from left to right at the start; Indonesian from right to left; Arabic offered
