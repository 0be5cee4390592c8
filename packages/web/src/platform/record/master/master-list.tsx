import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { ListScreen } from '../../list/list-screen'
import { useTexts } from '../../texts/use-texts'
import type { Master, Stored } from './master'

const MasterMenu = lazyWithRetry(() => import('./master-menu'))

/** The rows of a kind of master data. */
export function MasterList<Row extends Stored, Input extends object>({ master, base }: MasterScreenProps<Row, Input>) {
  const texts = useTexts().master
  const { key, words, calls, nameOf, columns, filters, sorts, permissions, importable, tabs } = master
  return (
    <ListScreen
      feature={key}
      words={{ ...texts.list, ...words }}
      ask={calls.list}
      columns={columns}
      filters={filters}
      sorts={sorts}
      href={({ id }) => `${base}/${id}`}
      menu={{
        nameOf,
        draw: ({ id }, opening) => <MasterMenu href={`${base}/${id}`} canUpdate={permissions.update} {...opening} />,
        prepare: MasterMenu.prepare,
      }}
      create={permissions.create ? `${base}/new` : undefined}
      tabs={tabs}
      importHref={importable ? `${base}/import` : undefined}
    />
  )
}

export interface MasterScreenProps<Row extends Stored, Input extends object> {
  master: Master<Row, Input>
  /** The address of the list. */
  base: string
}
