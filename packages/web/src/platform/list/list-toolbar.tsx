import { ChevronDown, FilterX } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { field, input } from 'styled-system/recipes'
import { SearchField } from '../../ui/field/search-field'
import type { Option } from '../../ui/field/select-field'
import { IconButton } from '../../ui/icon-button'

export interface ListFilter {
  name: string
  label: string
  /** The label of the empty choice. */
  any: string
  options: readonly Option[]
}

interface ListToolbarProps {
  search: {
    label: string
    placeholder: string
    value: string
    onChange: (text: string) => void
    onArrowDown: () => void
  }
  /** Stands beside the search, on a phone too. */
  beside?: ReactNode
  filters: readonly ListFilter[]
  chosenOf: (filter: string) => string
  onFilter: (filter: string, value: string) => void
  /** Where rows are shown; who sees none is offered it in their place. */
  clear: { label: string; onClear: () => void } | false
  sort: SortChoice | false
}

interface SortChoice {
  label: string
  value: string
  options: readonly Option[]
  onChange: (sort: string) => void
}

/** Filters and sorts a list with native selects, which are light and familiar on phones. */
export function ListToolbar({ search, beside, filters, chosenOf, onFilter, clear, sort }: ListToolbarProps) {
  const isFiltered = filters.some(({ name }) => chosenOf(name) !== '')
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser in use knows <search>
    <form
      role="search"
      onSubmit={(event) => event.preventDefault()}
      className={bar}
      onKeyDown={({ key, target }) => {
        if (key === 'ArrowDown' && target instanceof HTMLInputElement) search.onArrowDown()
      }}
    >
      <div className={css({ flex: '1 1 16rem' })}>
        <SearchField {...search} shortcut="/" />
      </div>
      {beside && <div className={css({ minWidth: '10' })}>{beside}</div>}
      <div className={choices}>
        {filters.map(({ name, label, any, options }) => (
          <Choice
            key={name}
            label={label}
            value={chosenOf(name)}
            isChosen={chosenOf(name) !== ''}
            options={[{ value: '', label: any }, ...options]}
            onChange={(value) => onFilter(name, value)}
          />
        ))}
        {sort && (
          <div data-whole>
            <Choice {...sort} />
          </div>
        )}
        {clear && isFiltered && (
          <span className={end}>
            <IconButton
              label={clear.label}
              onClick={({ currentTarget }) => {
                // the button is gone then
                currentTarget.form?.querySelector('select')?.focus()
                clear.onClear()
              }}
            >
              <FilterX />
            </IconButton>
          </span>
        )}
      </div>
    </form>
  )
}

/** A choice of few options, labelled for screen readers. */
export function Choice({ label, value, options, onChange, isChosen }: SortChoice & { isChosen?: boolean }) {
  const classes = field()
  return (
    <div className={classes.box}>
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={cx(input({ kind: 'select' }), isChosen && chosen)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={classes.arrow}>
        <ChevronDown aria-hidden="true" />
      </span>
    </div>
  )
}

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  paddingInline: { base: '4', sm: '6' },
  paddingBlock: '3',
})
const choices = css({
  display: 'flex',
  gap: '2',
  minWidth: '0',
  overflowX: 'auto',
  // one long name does not push the others out of sight; where there is no finger to swipe with, all become narrower
  '& > *': {
    flexShrink: { base: '0', lg: '1' },
    minWidth: { lg: '[7rem]' },
    maxWidth: { base: '[14rem]', lg: '[12rem]', xl: '[14rem]' },
  },
  // the orders are words of ours, and none is long
  '& > [data-whole]': { flexShrink: '0', maxWidth: '[none]' },
})
// it stays in sight where the choices are wider than the screen
const end = css({ position: 'sticky', insetInlineEnd: '0', background: 'surface' })
// a filter that hides rows must not be overlooked
const chosen = css({
  background: 'primary.tint',
  borderColor: 'primary.text',
  color: 'primary.text',
  fontWeight: 'medium',
})
