export { positions, skills } from './staff.values'
