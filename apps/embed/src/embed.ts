import { FranchiseListings } from './franchise-listings.ts';

const name = 'franchise-listings';

// A page may hold the script twice.
if (!customElements.get(name)) customElements.define(name, FranchiseListings);
