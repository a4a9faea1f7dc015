import { SearchInput } from 'react-admin';

/** Above a list: a search over the words of its rows. */
export const searchFilters = [<SearchInput key="q" source="q" alwaysOn />];
