import type { Namespaces } from '../../i18n/i18n-types'
import type { Stored } from '../../platform/record/master/master'
import { type MasterModule, masterScreens } from '../../platform/record/master/master-screens'
import type { Screen } from '../screen'

/** The addresses of a kind of master data, with its texts. */
export function master<Row extends Stored & Input, Input extends object>(
  base: string,
  texts: Namespaces | Namespaces[],
  load: () => Promise<MasterModule<Row, Input>>,
): Screen[] {
  const wanted: Namespaces[] = ['master', ...[texts].flat()]
  return masterScreens(base, load).map((screen) => ({ ...screen, texts: wanted }))
}

/** The addresses of the imports of a kind. */
export function importing(base: string, texts: Namespaces[]): Screen[] {
  const load = () => import('../../features/import/import-screen')
  return ['import', 'import/:id'].map((path) => ({ path: `${base}/${path}`, load, texts: ['import', ...texts] }))
}
