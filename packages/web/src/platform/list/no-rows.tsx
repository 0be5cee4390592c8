import { Link } from 'wouter'
import { Button, buttonClass } from '../../ui/button'
import { EmptyState } from '../../ui/feedback/empty-state'
import type { ListWords } from './list-words'
import type { ListAddress } from './use-list-address'

export interface NoRowsProps {
  /** The `list` of the feature's texts. */
  words: ListWords
  address: ListAddress
  /** The address of the form for a new one, for those with the permission. */
  create?: string
  /** The address of the import, for those with the permission; the words then name it. */
  importHref?: string
}

/** Explains an empty list: how to begin, or how to see more. */
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
