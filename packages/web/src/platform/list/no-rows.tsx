import { Link } from 'wouter'
import { Button, buttonClass } from '../../ui/button'
import { EmptyState } from '../../ui/feedback/empty-state'
import type { ListWords } from './list-words'
import type { ListAddress } from './use-list-address'

export interface NoRowsProps {
  /** The `list` of the feature's texts. */
  words: ListWords
  address: ListAddress
  /** Where a new one is made, for those who may. */
  create?: string
  /** Where many are brought at once, for those who may; the words then say so. */
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
