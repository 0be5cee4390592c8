import { expect, it } from 'vitest'
import { setup } from 'xstate'
import { drawingOf } from './drawing'

it('a machine is drawn with what is inside a state, guards, time, ends, and what any state answers', () => {
  const machine = setup({
    guards: { isOpen: () => true, isLater: (_, { by }: { by: number }) => by > 0 },
  }).createMachine({
    id: 'door',
    initial: 'closed',
    on: { 'door.burn': '.burnt' },
    states: {
      closed: {
        on: {
          'door.push': [
            { guard: 'isOpen', target: 'open' },
            { guard: { type: 'isLater', params: { by: 1 } }, target: 'open' },
          ],
          'door.knock': {},
        },
      },
      open: {
        initial: 'moving',
        states: { moving: { always: 'wide' }, wide: {} },
        after: { 1000: 'closed' },
      },
      burnt: { type: 'final' },
    },
  })
  expect(drawingOf(machine)).toBe(`stateDiagram-v2
  state "any state" as any
  [*] --> closed
  state "closed" as closed
  state "open" as open {
    [*] --> open_moving
    state "moving" as open_moving
    state "wide" as open_wide
  }
  state "burnt" as burnt
  burnt --> [*]
  any --> burnt : door.burn
  closed --> open : door.push [isOpen]<br/>door.push [isLater]
  closed : door.knock
  open --> closed : after 1000
  open_moving --> open_wide : at once
`)
})

it('regions that are lived at once are divided by a line', () => {
  const machine = setup({}).createMachine({
    type: 'parallel',
    states: { left: { initial: 'a', states: { a: {} } }, right: { initial: 'b', states: { b: {} } } },
  })
  expect(drawingOf(machine)).toContain('  }\n  --\n  state "right" as right {\n    [*] --> right_b')
})
