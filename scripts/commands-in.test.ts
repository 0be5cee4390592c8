import { expect, it } from 'vitest'
import { commandsIn } from './commands-in'

it('finds the commands of a document, each once, without their comments', () => {
  const document = [
    'Run `pnpm bench` or `pnpm bench list`, not `npm`.',
    '```sh',
    'npx -y pnpm@1 install && npx -y pnpm@1 start    # nothing else is needed',
    '',
    'pnpm bench              # the figures; `pnpm bench list` only some',
    '```',
    '```ts',
    'const pnpm = 1',
    '```',
  ].join('\n')
  expect(commandsIn(document)).toEqual([
    'npx -y pnpm@1 install && npx -y pnpm@1 start',
    'pnpm bench',
    'pnpm bench list',
  ])
})
