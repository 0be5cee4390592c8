import { Link } from 'wouter'
import { Button, buttonClass } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import type { ListScreenProps } from './list-screen'
import type { ListAddress } from './use-list-address'

type NoRowsProps = Pick<ListScreenProps<never>, 'words' | 'create' | 'importHref'> & { address: ListAddress }

/** What a list says that has nothing to show: how to begin, or how to see more. */
export default function NoRows({ words, address, create, importHref }: NoRowsProps) {
  if (address.isFiltered || address.page > 1)
    return (
      <EmptyState
        kind="filtered"
        title={words.noMatch()}
        action={
          <Button variant="soft" onClick={address.reset}>
            {words.clear()}
          </Button>
        }
      >
        {words.noMatchText()}
      </EmptyState>
    )
  return (
    <EmptyState
      title={words.nothing()}
      action={
        create && (
          <>
            <Link href={create} className={buttonClass()}>
              {words.create()}
            </Link>
            {importHref && (
              <Link href={importHref} className={buttonClass({ variant: 'outline' })}>
                {words.import?.()}
              </Link>
            )}
          </>
        )
      }
    >
      {words.nothingText()}
    </EmptyState>
  )
}
