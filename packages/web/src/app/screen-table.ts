import { matchRoute, type Parser } from 'wouter'
import type { Texts } from '../platform/texts/texts'
import { patientLists } from './patient-lists'
import { type Area, areaOf } from './routes/area'
import { loadedComponent, loadScreen, type Screen } from './screen'

const tables = new Map<Area, readonly Screen[]>()
const loading = new Map<Area, Promise<readonly Screen[]>>()

/** The table of an area, and beside it what fetches texts. Both grow with the features, so what loads first is without them. */
function loadTable(area: Area) {
  const table =
    loading.get(area) ??
    Promise.all([area(), import('../i18n/i18n-util.async')]).then(
      ([{ screens }]) => {
        tables.set(area, screens)
        return screens
      },
      (error) => {
        loading.delete(area)
        throw error
      },
    )
  loading.set(area, table)
  return table
}

/** The screens among which that of an address is, if it has one; a promise while they have to be fetched. */
export function screensFor(address: string, parser: Parser): readonly Screen[] | Promise<readonly Screen[]> {
  if (find(patientLists, address, parser)) return patientLists
  const area = areaOf(address)
  return tables.get(area) ?? loadTable(area)
}

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
