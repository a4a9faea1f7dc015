// The pages as they are served, read without a browser. Their tests share one site.
import './pages/blog.ts';
import './pages/calculator.ts';
import './pages/catalogue.ts';
import './pages/city.ts';
import './pages/content.ts';
import './pages/desk.ts';
import './pages/forms.ts';
import './pages/franchise.ts';
import './pages/head.ts';
import './pages/home.ts';
import './pages/moved.ts';
import './pages/other-forms.ts';
import './pages/previews.ts';
import './pages/structured-data.ts';
