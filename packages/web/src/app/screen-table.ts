import { matchRoute, type Parser } from 'wouter'
import type { Texts } from '../platform/texts/texts'
import { patientLists } from './patient-lists'
import { loadedComponent, loadScreen, type Screen } from './screen'

let table: readonly Screen[] | undefined
let loading: Promise<readonly Screen[]> | undefined

/** The table of all screens. It grows with the features, so what loads first is without it. */
function loadTable() {
  loading ??= import('./routes').then(
    ({ screens }) => {
      table = screens
      return screens
    },
    (error) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** The screens among which that of an address is, if it has one; a promise while they have to be fetched. */
export const screensFor = (address: string, parser: Parser): readonly Screen[] | Promise<readonly Screen[]> =>
  find(patientLists, address, parser) ? patientLists : (table ?? loadTable())

interface Surroundings {
  parser: Parser
  texts: Texts
}

/** Fetches the code and the texts of an address; nothing to wait for when they are here, or when it has no screen. */
export function prepareScreen(address: string, { parser, texts }: Surroundings): Promise<unknown> | undefined {
  const prepare = (screens: readonly Screen[]) => {
    const screen = find(screens, address, parser)
    return screen && !loadedComponent(screen, texts) ? loadScreen(screen, texts) : undefined
  }
  const screens = screensFor(address, parser)
  return 'then' in screens ? screens.then(prepare) : prepare(screens)
}

const find = (screens: readonly Screen[], address: string, parser: Parser) =>
  screens.find(({ path }) => matchRoute(parser, path, address)[0])
