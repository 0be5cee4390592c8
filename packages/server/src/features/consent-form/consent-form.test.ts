import { provesSearch } from '../../testing/master-search'

await provesSearch('ConsentForm', (name) => ({ name, status: 'active' }))
